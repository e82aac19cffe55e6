import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/longest-first.ts'

// A timeout is there for what hangs; how fast a machine is, no test asserts.
const PATIENCE = 180_000
const patient = { testTimeout: PATIENCE, hookTimeout: PATIENCE, expect: { poll: { timeout: 30_000, interval: 20 } } }

const never = ['**/node_modules/**', '**/dist/**', 'tools/layers/fixture/**']

export default defineConfig({
  test: {
    // By default a machine of two cores gets one worker; with one more than cores none idles while a file waits for a lease or a restart.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // As the server is started.
    execArgv: ['--import', new URL('server/src/platform/process/resolve-relative.ts', import.meta.url).href],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,demo,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.api.test.ts', 'web/**/*.test.tsx'],
          // Rules keep nothing between files: loaded once for each worker they take half the time.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: never,
          environment: 'happy-dom',
          setupFiles: ['web/test/components.setup.ts'],
          // A library of components takes seconds to load: once for each worker.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{server,demo,tools}/**/*.api.test.ts'],
          exclude: never,
          // Every file makes a store and a database of its own; the program itself is loaded once for each worker.
          isolate: false,
          globalSetup: ['server/test/postgres.setup.ts'],
          ...patient,
        },
      },
    ],
  },
})
