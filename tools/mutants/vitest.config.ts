import { defineConfig } from 'vitest/config'

/** The tests of rules: plain values, no database and no browser. */
export default defineConfig({
  test: {
    include: ['{contract,server,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.api.test.ts'],
    // Only for tests that hang; a slow machine is no fault.
    testTimeout: 180_000,
  },
})
