import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, to begin first: begun last, each would run on alone while the other core idles.
 * Three workers on two cores: after two that compute come those that mostly wait, one after the other.
 */
export const LONGEST = [
  'tools/launch/launch.test.ts',
  'server/test/access/access.api.test.ts',
  'server/src/platform/jobs/run-jobs.api.test.ts',
  'server/src/platform/database/embedded-postgres.api.test.ts',
  'server/src/platform/mail/mail.api.test.ts',
  'server/src/modules/offers/nothing-leaks.api.test.ts',
  'server/src/search/search-conformance.api.test.ts',
  'server/src/modules/catalogue/hostile.api.test.ts',
  'server/src/modules/list-import/reading/read-source.test.ts',
  'server/src/main.api.test.ts',
  'server/src/search/search-quality.api.test.ts',
  'demo/src/demo.api.test.ts',
  'server/src/modules/documents/print-forms/print-form-pdf.test.ts',
  'server/src/modules/club/club.api.test.ts',
  'server/src/modules/returns/desk/open-returns.api.test.ts',
  'web/src/features/configurator/configurator-page.test.tsx',
  'tools/launch/first-start.test.ts',
  'server/src/search/index/index-file.api.test.ts',
  'server/src/modules/debts/debts.api.test.ts',
  'server/src/modules/list-import/list-import.api.test.ts',
  'demo/src/orders/seed-orders.api.test.ts',
  'server/test/site-toggles.api.test.ts',
  'server/src/modules/fulfilment/desk/fulfilment.property.api.test.ts',
  'server/src/search/engine/search-segments.test.ts',
  'server/src/modules/auth/codes/guessing.api.test.ts',
  'server/src/modules/purchasing/purchasing.property.api.test.ts',
]

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.indexOf(relative(project.vitest.config.root, moduleId))
  return place === -1 ? LONGEST.length : place
}

/** The others as Vitest orders them: by their last time, or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await BaseSequencer.prototype.sort.call(this, files)
    return ordered.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
