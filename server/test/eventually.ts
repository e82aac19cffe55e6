import { vi } from 'vitest'

/** For a change that soon reaches every server. How long that takes on a loaded machine is not what a test can assert. */
export const eventually = (holds: () => Promise<unknown>) => vi.waitFor(holds, { timeout: 30_000, interval: 20 })
