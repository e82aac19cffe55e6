import { vi } from 'vitest'

/** What reaches every server in a moment. How long that is on a loaded machine is not what a test can assert. */
export const soon = (holds: () => Promise<unknown>) => vi.waitFor(holds, { timeout: 30_000, interval: 20 })
