/** Every address of the back office; buyers never load this table. */
export const deskPaths = {
  orders: '/back-office/orders',
  order: (id: number | string) => `/back-office/orders/${id}`,
  returns: '/back-office/returns',
  payments: '/back-office/payments',
  payment: (id: number | string) => `/back-office/payments/${id}`,
  customers: '/back-office/companies',
  company: (id: number | string) => `/back-office/companies/${id}`,
  quotes: '/back-office/quotes',
  quote: (id: number | string) => `/back-office/quotes/${id}`,
  purchasing: '/back-office/purchasing',
  goods: '/back-office/goods',
  product: (id: number | string) => `/back-office/goods/${id}`,
  specifications: '/back-office/specifications',
  specification: (id: number | string) => `/back-office/specifications/${id}`,
  dictionary: '/back-office/search-dictionary',
  ranking: '/back-office/ranking',
  club: '/back-office/club',
  clubMember: (id: number | string) => `/back-office/club/${id}`,
  calendar: '/back-office/calendar',
  staff: '/back-office/staff',
  journal: '/back-office/journal',
  /** Of every colleague: the second step of their own sign-in. */
  security: '/back-office/security',
  /** By the link of a letter, before there is an account. */
  join: '/back-office/join',
} as const
