import type { APIRequestContext } from '@playwright/test'

/** A screen of the store: its address, and the settings in the browser's storage that it is shown with. */
export type StoreScreen = { name: string; address: string; remembers?: Record<string, unknown> }

type Asked = { request: APIRequestContext; origin: string; headers: Record<string, string> }
type Listed = { items: { id: number; name?: string }[] }

const OF_GUEST = {
  home: '/',
  'sign-in': '/user/sign-in',
  'sign-up': '/user/sign-up',
  list: '/catalog',
  cart: '/cart',
  help: '/help',
  news: '/posts/news',
  'not-found': '/no-such-page',
}

const OF_BUYER = {
  home: '/',
  list: '/catalog',
  cart: '/cart',
  checkout: '/cart/checkout',
  orders: '/orders',
  documents: '/documents',
  specifications: '/specifications',
  purchasing: '/order-manager',
  calendar: '/order-manager/calendar',
  quotes: '/quotes',
  modules: '/modules',
  offers: '/modules/offers',
  configurator: '/modules/raec-configurator',
  club: '/user/golden-club',
  account: '/user',
  company: '/user/company',
  addresses: '/user/addresses',
  payments: '/user/payment-schedule',
  deliveries: '/user/delivery-schedule',
  profile: '/user/profile',
  notifications: '/user/notifications',
  security: '/user/security',
  privacy: '/user/privacy',
  help: '/help',
}

/** Goods of several kinds, so that lines differ. */
const GOODS = 6

/** Every screen a guest or a buyer comes to, with the first entry of each list; a buyer's cart gets goods if it is empty. */
export async function storeScreens({ request, origin, headers }: Asked, role: string): Promise<StoreScreen[]> {
  const read = async <T>(path: string): Promise<T> => (await (await request.get(origin + path, { headers })).json()) as T
  const first = async (path: string) => (await read<Partial<Listed>>(path)).items?.[0]?.id
  const sections = await read<Listed>('/api/v1/catalog-section')
  const section = sections.items[0]?.id ?? 1
  const breakers = '/catalog?keyword=автомат'
  const found = await read<Listed>(`/api/v2/search?criteria[keyword]=${encodeURIComponent('автомат')}&criteria[instock]=1`)
  const ids = found.items.map(({ id }) => id)
  if (role !== 'guest') {
    const { lines } = await read<{ lines: unknown[] }>('/api/v1/cart')
    const items = ids.slice(0, GOODS).map((productId) => ({ productId, amount: 10 }))
    if (lines.length === 0) await request.post(`${origin}/api/v1/cart/items`, { headers, data: { items, mode: 'set' } })
  }
  const screens: StoreScreen[] = Object.entries(role === 'guest' ? OF_GUEST : OF_BUYER).map(([name, address]) => ({ name, address }))
  const entry = (name: string, address: (id: number) => string, id: number | undefined) =>
    id === undefined ? [] : [{ name, address: address(id) }]
  return [
    ...screens,
    { name: 'section', address: `/catalog?section=${section}` },
    { name: 'compact', address: `/catalog?section=${section}`, remembers: { B2B_CATALOGUE_SETTINGS: { isCompact: true } } },
    { name: 'tiles', address: `/catalog?section=${section}`, remembers: { B2B_CATALOGUE_SETTINGS: { view: 'grid' } } },
    { name: 'search', address: breakers },
    { name: 'matrix', address: `${breakers}&matrix=1` },
    { name: 'nothing-found', address: '/catalog?keyword=йцукенгшщз' },
    { name: 'product', address: `/catalog?product=${ids[0]}` },
    { name: 'compare', address: `/catalog/compare?products=${ids.slice(0, 4).join()}` },
    ...(role === 'guest'
      ? []
      : [
          ...entry('order', (id) => `/orders/${id}`, await first('/api/v1/order')),
          ...entry('specification', (id) => `/specifications/${id}`, await first('/api/v1/specification')),
          ...entry('purchasing-entry', (id) => `/order-manager/${id}`, await first('/api/v1/order-manager')),
          ...entry('quote', (id) => `/quotes/${id}`, await first('/api/v1/quote')),
          ...entry('offer', (id) => `/modules/offers/${id}`, await first('/api/v1/offer')),
        ]),
  ]
}
