/**
 * Whether $1 sees a company: null for those who serve every one, else a manager, who sees their own, those of a colleague they
 * stand in for, and those of nobody.
 */
export const isSeenCompany = (company: string): string =>
  `($1::int is null or not exists (select from company_managers m where m.company_id = ${company}) or manages_company($1, ${company}))`

/** Rows read of one way to match before the scope narrows them: bounds the cost of a text that half of everything has. */
export const MOST_CANDIDATES = 300

/** Shown of a group, and one more to tell that there are more. */
export const MOST_SHOWN = 6
export const MOST_READ = MOST_SHOWN + 1
