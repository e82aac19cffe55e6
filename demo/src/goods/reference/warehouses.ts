type Warehouse = {
  id: number
  code: string
  name: string
  region: string
  city: string
  address: string
  lat: number
  lon: number
  timezone: string
  hours: string
  /** On which days goods are handled there, and until when an order is picked the same day. */
  weekdays: readonly number[]
  cutoff: string
  phone: string
  isPickupPoint: boolean
  /** Share of the assortment it keeps. */
  breadth: number
}

type Row = readonly [
  code: string,
  name: string,
  region: string,
  city: string,
  address: string,
  lat: number,
  lon: number,
  timezone: string,
  hours: string,
  breadth: number,
]

const rows: readonly Row[] = [
  [
    'MSK-C',
    'Центральный склад',
    'moskva',
    'Подольск',
    'Московская область, г. Подольск, Домодедовское шоссе, д. 47',
    55.424,
    37.573,
    'Europe/Moscow',
    'Пн–Пт 8:00–20:00, Сб 9:00–18:00',
    0.74,
  ],
  [
    'MSK-S',
    'Склад «Москва Север»',
    'moskva',
    'Москва',
    'г. Москва, Дмитровское шоссе, д. 163',
    55.911,
    37.541,
    'Europe/Moscow',
    'Пн–Пт 8:00–20:00, Сб 9:00–17:00',
    0.34,
  ],
  [
    'MSK-V',
    'Пункт выдачи «Москва Восток»',
    'moskva',
    'Москва',
    'г. Москва, шоссе Энтузиастов, д. 56',
    55.757,
    37.757,
    'Europe/Moscow',
    'Пн–Вс 8:00–21:00',
    0.16,
  ],
  [
    'SPB-U',
    'Склад «Санкт-Петербург Юг»',
    'sankt-peterburg',
    'Санкт-Петербург',
    'г. Санкт-Петербург, Московское шоссе, д. 25',
    59.819,
    30.338,
    'Europe/Moscow',
    'Пн–Пт 8:00–20:00, Сб 9:00–17:00',
    0.4,
  ],
  [
    'SPB-N',
    'Пункт выдачи «Санкт-Петербург Север»',
    'sankt-peterburg',
    'Санкт-Петербург',
    'г. Санкт-Петербург, пр. Энгельса, д. 154',
    60.058,
    30.336,
    'Europe/Moscow',
    'Пн–Сб 9:00–20:00',
    0.15,
  ],
  [
    'EKB',
    'Склад «Екатеринбург»',
    'ekaterinburg',
    'Екатеринбург',
    'г. Екатеринбург, ул. Монтажников, д. 26',
    56.879,
    60.526,
    'Asia/Yekaterinburg',
    'Пн–Пт 8:00–19:00, Сб 9:00–16:00',
    0.36,
  ],
  [
    'EKB-P',
    'Пункт выдачи «Екатеринбург Юг»',
    'ekaterinburg',
    'Екатеринбург',
    'г. Екатеринбург, ул. Селькоровская, д. 82',
    56.789,
    60.627,
    'Asia/Yekaterinburg',
    'Пн–Сб 9:00–19:00',
    0.12,
  ],
  [
    'NSK',
    'Склад «Новосибирск»',
    'novosibirsk',
    'Новосибирск',
    'г. Новосибирск, ул. Петухова, д. 69',
    54.938,
    82.905,
    'Asia/Novosibirsk',
    'Пн–Пт 8:00–19:00, Сб 9:00–16:00',
    0.33,
  ],
  [
    'KZN',
    'Склад «Казань»',
    'kazan',
    'Казань',
    'г. Казань, ул. Техническая, д. 52',
    55.757,
    49.103,
    'Europe/Moscow',
    'Пн–Пт 8:00–19:00, Сб 9:00–15:00',
    0.26,
  ],
  [
    'RND',
    'Склад «Ростов-на-Дону»',
    'rostov-na-donu',
    'Ростов-на-Дону',
    'г. Ростов-на-Дону, ул. Вавилова, д. 62',
    47.274,
    39.668,
    'Europe/Moscow',
    'Пн–Пт 8:00–19:00, Сб 9:00–15:00',
    0.28,
  ],
  [
    'KRD',
    'Склад «Краснодар»',
    'krasnodar',
    'Краснодар',
    'г. Краснодар, ул. Новороссийская, д. 236',
    45.043,
    39.034,
    'Europe/Moscow',
    'Пн–Пт 8:00–19:00, Сб 9:00–16:00',
    0.24,
  ],
  [
    'SMR',
    'Склад «Самара»',
    'samara',
    'Самара',
    'г. Самара, Заводское шоссе, д. 11',
    53.198,
    50.252,
    'Europe/Samara',
    'Пн–Пт 8:00–19:00, Сб 9:00–15:00',
    0.22,
  ],
]

export const warehouses: readonly Warehouse[] = rows.map(
  ([code, name, region, city, address, lat, lon, timezone, hours, breadth], place) => ({
    id: place + 1,
    code,
    name,
    region,
    city,
    address,
    lat,
    lon,
    timezone,
    hours,
    weekdays: hours.startsWith('Пн–Вс') ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5, 6],
    // Before the earliest of them closes on a Saturday.
    cutoff: '14:00',
    phone: `+7900${String(5_550_100 + place)}`,
    isPickupPoint: true,
    breadth,
  }),
)

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function kilometres(one: Warehouse, other: Warehouse): number {
  const half = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half + across))
}

/** A lorry makes about 450 km a day, and a day goes into loading. */
const daysFor = (distance: number) => (distance < 60 ? 0 : 1 + Math.ceil(distance / 450))

/** How long goods go between any two warehouses. */
export const transfers = warehouses.flatMap((from) =>
  warehouses.filter(({ id }) => id !== from.id).map((to) => ({ from: from.id, to: to.id, days: daysFor(kilometres(from, to)) })),
)

/** Warehouses that serve a region, nearest first; one of its own city delivers the same day. */
export function serversOf(region: string): { warehouseId: number; days: number }[] {
  const home = warehouses.find((warehouse) => warehouse.region === region)
  if (!home) throw new Error(`No warehouse stands in ${region}`)
  return warehouses
    .map((warehouse) => ({ warehouseId: warehouse.id, distance: kilometres(home, warehouse) }))
    .toSorted((one, other) => one.distance - other.distance || one.warehouseId - other.warehouseId)
    .map(({ warehouseId, distance }) => ({ warehouseId, days: daysFor(distance) }))
}
