/** The last result is returned for the same argument: what many components derive from one value is computed once. */
export function memoizeLast<A, R>(compute: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | undefined
  return (argument) => {
    if (!last || last.argument !== argument) last = { argument, result: compute(argument) }
    return last.result
  }
}
