import type { SourceLocation } from "../diagnostics/model.ts";
import { toProjectPath } from "./project-path.ts";

/** A copy of plain data in which every `location` is relative to the project: the same on each machine. */
export function relativeLocations<TValue>(value: TValue, root: string): TValue {
  const places = new Map<string, string>();
  const placeOf = (file: string): string => {
    const place = places.get(file) ?? toProjectPath(root, file);
    places.set(file, place);
    return place;
  };
  return relocate(value, placeOf) as TValue;
}

function relocate(value: unknown, placeOf: (file: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => relocate(each, placeOf));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "location" && isLocation(each) ? { ...each, file: placeOf(each.file) } : relocate(each, placeOf),
    ]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isLocation(value: unknown): value is SourceLocation {
  return isPlainObject(value) && typeof value["file"] === "string" && typeof value["line"] === "number";
}
