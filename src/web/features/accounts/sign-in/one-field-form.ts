import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";

const Code = z.object({ code: z.string().trim().min(1, "Enter the code.") });
const Password = z.object({ password: z.string().min(1, "Enter your password.") });

/** A form with one code. */
export const useCodeForm = () => useForm({ resolver: zodResolver(Code), defaultValues: { code: "" } });

/** A form with the student's own password. */
export const usePasswordForm = () => useForm({ resolver: zodResolver(Password), defaultValues: { password: "" } });
