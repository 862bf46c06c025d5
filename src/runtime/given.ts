import type { Range } from "./range.ts";

/**
 * What a read takes: all of `TFixed`, then a prefix of the clustering columns, each an object with one property, with a range at
 * its end. `TStretch` is the range that buckets are computed from: it is needed wherever its column has no value.
 *
 * ```ts
 * Given<{ hotelId: string }, [{ date: string }, { roomNumber: number }]>
 * // { hotelId: "NY456" }, { hotelId: "NY456", date: { gte: "2026-12-24" } }, { hotelId: "NY456", date: "2026-12-24", roomNumber: 111 }
 * ```
 */
export type Given<TFixed extends object, TPrefix extends readonly object[], TStretch extends object = object> = Flat<
  TFixed & Prefix<TPrefix, TStretch>
>;

type Prefix<TColumns extends readonly object[], TStretch> = TColumns extends readonly [
  infer TFirst,
  ...infer TRest extends readonly object[],
]
  ? (TFirst & Prefix<TRest, TStretch>) | (RangeAtEnd<TFirst, TStretch> & LeftOut<TRest, TStretch>)
  : object;

type RangeAtEnd<TColumn, TStretch> = keyof TColumn extends keyof TStretch
  ? Pick<TStretch, keyof TColumn>
  : { [TName in keyof TColumn]?: Range<TColumn[TName]> | undefined };

type LeftOut<TColumns extends readonly object[], TStretch> = TColumns extends readonly [
  infer TFirst,
  ...infer TRest extends readonly object[],
]
  ? (keyof TFirst extends keyof TStretch ? Pick<TStretch, keyof TFirst> : { [TName in keyof TFirst]?: undefined }) &
      LeftOut<TRest, TStretch>
  : object;

/** One object in error messages, for each form. */
type Flat<TForm> = TForm extends unknown ? { readonly [TName in keyof TForm]: TForm[TName] } : never;
