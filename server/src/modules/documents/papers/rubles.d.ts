declare module 'rubles' {
  /** Null for nothing, for less than nothing and for what is beyond a trillion. */
  export function rubles(input: number | string): string | null
}
