import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { studentMe } from "#tests/support/component/student-me.ts";
import { ContactForm } from "./contact-form.tsx";
import { messageDraft } from "./message-draft.ts";

afterEach(() => messageDraft.clear());

function Form() {
  const [sentTo, setSentTo] = useState("");
  return sentTo ? <p>Sent for {sentTo}</p> : <ContactForm onSent={setSentTo} focused={false} />;
}

async function showForm(answers: Answers = {}) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "GET /api/contact": () => Response.json({ form_token: "a token", wait_seconds: 0 }),
    "POST /api/contact": () => Response.json({}, { status: 201 }),
    ...answers,
  });
  await show(
    <SignedIn>
      <Form />
    </SignedIn>,
  );
  return { sent: () => requests.filter(({ method }) => method === "POST") };
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const send = page.getByRole("button", { name: "Send Message" });

test("every field is required, and a missing or wrong value shows an error at its field", async () => {
  const { sent } = await showForm();
  for (const name of ["Name", "Email"]) await field(name).fill("");
  await send.click();
  for (const [name, words] of [
    ["Name", "Enter your name."],
    ["Email", "Enter your email address."],
    ["Subject", "Enter a subject."],
    ["Message", "Write a message."],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(words));
  await expect.element(field("Name")).toHaveFocus();
  await field("Email").fill("maya");
  await expect.element(field("Email")).toHaveAccessibleDescription(/Enter a valid email address/);
  expect(sent()).toEqual([]);
});

test("a student's name and email are filled in and can be changed, and two clicks send one message", async () => {
  const { sent } = await showForm();
  await expect.element(field("Name")).toHaveValue("Maya Ortiz");
  await expect.element(field("Email")).toHaveValue("maya@example.test");
  await field("Email").fill("other@example.test");
  await field("Subject").fill("From elsewhere");
  await field("Message").fill("Please answer there.");
  await send.dblClick();
  await expect.element(page.getByText("Sent for other@example.test")).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(await sent()[0]?.json()).toMatchObject({
    name: "Maya Ortiz",
    email: "other@example.test",
    form_token: "a token",
  });
});

test("too many messages are refused with the reason, and the message stays in the form", async () => {
  const refusal = { code: "too_many_requests", detail: "Too many attempts. Please wait a little." };
  await showForm({ "POST /api/contact": () => Response.json(refusal, { status: 429 }) });
  await field("Subject").fill("Once more");
  await field("Message").fill("The deadline is a month too late.");
  await send.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Too many attempts. Please wait a little. What you wrote is still here.");
  await expect.element(field("Message")).toHaveValue("The deadline is a month too late.");
});
