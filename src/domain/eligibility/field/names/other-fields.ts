import { resolveField } from "../../../fields-of-study/resolve-field.ts";

/** Whether one of the names is a field that is neither a part of a stated one nor holds one: nursing beside "Economics". */
export const namesOtherField = (names: readonly string[], stated: readonly string[]): boolean =>
  names.some((name) => !stated.some((other) => isRelated(name, other)));

function isRelated(name: string, other: string): boolean {
  if (name.toLowerCase() === other.toLowerCase()) return true;
  const [own, others] = [resolveField(name).codes, resolveField(other).codes];
  return own.some((code) => others.some((each) => code.startsWith(each) || each.startsWith(code)));
}
