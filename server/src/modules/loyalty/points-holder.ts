/** Whose points they are: the company's, or the person's, earned for the company. */
export type PointsHolder = { companyId: number; personId: number | null }
