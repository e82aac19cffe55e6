/** Where the invented companies have their stores and building sites: street, postal code, latitude, longitude. */
type Place = { city: string; street: string; postalCode: string; lat: number; lon: number }

const streets: Record<string, { city: string; places: readonly (readonly [string, string, number, number])[] }> = {
  moskva: {
    city: 'г. Москва',
    places: [
      ['ул. Рябиновая', '121471', 55.6913, 37.4302],
      ['ш. Энтузиастов', '111123', 55.7546, 37.7412],
      ['Варшавское ш.', '117105', 55.6779, 37.6241],
      ['ул. Складочная', '127018', 55.8012, 37.5929],
      ['ул. Угрешская', '115088', 55.7141, 37.6907],
      ['Дмитровское ш.', '127238', 55.8524, 37.5655],
    ],
  },
  'sankt-peterburg': {
    city: 'г. Санкт-Петербург',
    places: [
      ['ул. Салова', '192102', 59.8876, 30.3713],
      ['пр. Обуховской Обороны', '192029', 59.8829, 30.4341],
      ['ул. Маршала Говорова', '198097', 59.8861, 30.2721],
      ['Полюстровский пр.', '195197', 59.9706, 30.3927],
    ],
  },
  ekaterinburg: {
    city: 'г. Екатеринбург',
    places: [
      ['ул. Фронтовых Бригад', '620017', 56.8972, 60.6243],
      ['ул. Монтажников', '620050', 56.8747, 60.5288],
      ['Сибирский тракт', '620100', 56.8159, 60.6847],
      ['ул. Черняховского', '620010', 56.7531, 60.6832],
    ],
  },
  novosibirsk: {
    city: 'г. Новосибирск',
    places: [
      ['ул. Станционная', '630108', 54.9891, 82.8527],
      ['ул. Большевистская', '630083', 54.9938, 82.9467],
      ['ул. Петухова', '630119', 54.9382, 82.8897],
      ['Северный пр.', '630096', 54.9667, 82.8329],
    ],
  },
  kazan: {
    city: 'г. Казань',
    places: [
      ['ул. Тэцевская', '420036', 55.8563, 49.0861],
      ['ул. Родины', '420087', 55.7583, 49.1902],
      ['ул. Габдуллы Тукая', '420021', 55.7792, 49.1093],
      ['пр. Ямашева', '420124', 55.8279, 49.1386],
    ],
  },
  'rostov-na-donu': {
    city: 'г. Ростов-на-Дону',
    places: [
      ['ул. Доватора', '344090', 47.2287, 39.6019],
      ['ул. Вавилова', '344064', 47.2677, 39.6911],
      ['ул. Менжинского', '344034', 47.2251, 39.6328],
    ],
  },
  krasnodar: {
    city: 'г. Краснодар',
    places: [
      ['ул. Новороссийская', '350059', 45.0339, 39.0432],
      ['ул. Уральская', '350080', 45.0367, 39.0887],
      ['Ростовское ш.', '350018', 45.0933, 38.9947],
    ],
  },
  samara: {
    city: 'г. Самара',
    places: [
      ['ул. Заводское шоссе', '443022', 53.2049, 50.2641],
      ['пр. Кирова', '443035', 53.2227, 50.2636],
      ['ул. Товарная', '443004', 53.1443, 50.1236],
    ],
  },
}

/** The `number`-th place of a region; houses a street apart differ by metres, so do the points on the map. */
export function placeIn(region: string, number: number): Place & { address: string } {
  const found = streets[region]
  const place = found?.places[number % found.places.length]
  if (!found || !place) throw new Error(`The demo has no streets in ${region}`)
  const [street, postalCode, lat, lon] = place
  const house = 3 + ((number * 7) % 58)
  const shift = ((number * 13) % 40) / 10_000
  return {
    city: found.city,
    street,
    postalCode,
    lat: Number((lat + shift).toFixed(5)),
    lon: Number((lon - shift).toFixed(5)),
    address: `${found.city}, ${street}, д. ${house}`,
  }
}
