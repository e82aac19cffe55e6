import { readPosts } from '../read-posts.ts'
import { type DemoFeed, t } from '../texts.ts'

export const articles: DemoFeed = {
  slug: 'articles',
  title: t('Статьи', 'Articles', 'Maqolalar'),
  description: t(
    'Инженеры поддержки о том, что спрашивают чаще всего',
    'Support engineers on what is asked most often',
    'Muhandislar eng koʻp soʻraladigan savollar haqida',
  ),
  rubrics: [
    {
      slug: 'zashchita',
      name: t('Защита', 'Protection', 'Himoya'),
      posts: readPosts('articles', [
        'kak-vybrat-avtomaticheskiy-vyklyuchatel',
        'uzo-i-difavtomaty',
        'uzip-zashchita-ot-perenapryazheniy',
        'sistemy-zazemleniya',
        'selektivnost-zashchity',
      ]),
    },
    {
      slug: 'kabel',
      name: t('Кабель и трассы', 'Cable and routes', 'Kabel va trassalar'),
      posts: readPosts('articles', [
        'kak-rasschitat-sechenie-kabelya',
        'markirovka-kabelya',
        'kak-vybrat-kabelnyy-lotok',
        'nakonechniki-i-soedinenie-provodov',
      ]),
    },
    {
      slug: 'shchity',
      name: t('Щиты и учёт', 'Panels and metering', 'Shchit va hisob'),
      posts: readPosts('articles', ['sborka-kvartirnogo-shchita', 'stepen-zashchity-ip', 'uchet-elektroenergii']),
    },
    {
      slug: 'nagruzka',
      name: t('Свет, привод, питание', 'Light, drives, power', 'Yorugʻlik, yuritma, quvvat'),
      posts: readPosts('articles', ['raschet-osveshcheniya', 'pusk-asinkhronnogo-dvigatelya', 'kak-vybrat-ibp']),
    },
  ],
}
