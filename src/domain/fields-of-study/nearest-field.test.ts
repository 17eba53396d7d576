import { expect, test } from "vitest";
import { nearestField } from "./nearest-field.ts";

test("the field with the code that is nearest is named, and the first where none is near", () => {
  const names = ["Horticulture", "Botany", "Forestry"];
  expect(nearestField(names, ["Forest Management"])).toBe("Forestry");
  expect(nearestField(names, ["Nursing"])).toBe("Horticulture");
  expect(nearestField([], ["Nursing"])).toBeUndefined();
});
