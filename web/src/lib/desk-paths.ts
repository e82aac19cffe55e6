/** Every address of the back office; buyers never load this table. */
export const deskPaths = {
  orders: '/back-office/orders',
  order: (id: number | string) => `/back-office/orders/${id}`,
  returns: '/back-office/returns',
  payments: '/back-office/payments',
  payment: (id: number | string) => `/back-office/payments/${id}`,
  customers: '/back-office/companies',
  quotes: '/back-office/quotes',
  quote: (id: number | string) => `/back-office/quotes/${id}`,
  purchasing: '/back-office/purchasing',
  specifications: '/back-office/specifications',
  specification: (id: number | string) => `/back-office/specifications/${id}`,
  dictionary: '/back-office/search-dictionary',
  ranking: '/back-office/ranking',
  club: '/back-office/club',
  clubMember: (id: number | string) => `/back-office/club/${id}`,
  calendar: '/back-office/calendar',
} as const
