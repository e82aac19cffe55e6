/** For statements of other modules: which companies a member of staff sees. */
export { isSeenByManager, isSeenCompany, seenByManager } from './seen-companies.queries.ts'
export { isServed } from './seen-companies.rules.ts'
