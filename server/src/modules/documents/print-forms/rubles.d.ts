declare module 'rubles' {
  /** Null for zero, for a negative sum and for one beyond a trillion. */
  export function rubles(input: number | string): string | null
}
