import { availableParallelism, loadavg } from 'node:os'

/** Milliseconds mean little without it. */
export const printLoad = (): void =>
  console.log(
    `${availableParallelism()} processors, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
