/** The owner of points: the company, or the person who earned them for the company. */
export type PointsHolder = { companyId: number; personId: number | null }
