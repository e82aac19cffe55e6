import { readPosts } from '../read-posts.ts'
import { type DemoFeed, t } from '../texts.ts'

export const news: DemoFeed = {
  slug: 'news',
  title: t('Новости', 'News', 'Yangiliklar'),
  description: t(
    'Что нового на складах, в каталоге и на сайте',
    'What is new in the warehouses, the catalogue and on the site',
    'Omborlar, katalog va saytdagi yangiliklar',
  ),
  rubrics: [
    {
      slug: 'kompaniya',
      name: t('Компания', 'Company', 'Kompaniya'),
      posts: readPosts('news', [
        'sklad-v-samare-rasshirilsya',
        'inzhenery-na-svyazi-v-subbotu',
        'otchet-po-srokam-sborki',
        'otkryt-punkt-vydachi-v-kazani',
        'sertifikatsiya-skladov',
        'stazhirovka-dlya-studentov',
        'vtoraya-smena-v-novosibirske',
      ]),
    },
    {
      slug: 'assortiment',
      name: t('Ассортимент', 'Assortment', 'Assortiment'),
      posts: readPosts('news', [
        'avtomaty-voltaris-titan',
        'svetilniki-lumiris-industri',
        'kabel-nizkoy-toksichnosti',
        'schetchiki-s-radiomodulem',
        'lotki-trassomet-goryachiy-tsink',
        'rozetki-rozentum-ladoga',
        'privody-frekvanta',
        'ibp-neugas-dlya-kotelnykh',
      ]),
    },
    {
      slug: 'tseny-i-usloviya',
      name: t('Цены и условия', 'Prices and terms', 'Narx va shartlar'),
      posts: readPosts('news', [
        'novye-usloviya-besplatnoy-dostavki',
        'izmenenie-tsen-na-kabel',
        'proektnye-tseny-cherez-menedzhera',
        'otsrochka-dlya-novykh-kompaniy',
        'nds-na-datu-otgruzki',
        'rezka-kabelya-bez-doplaty',
        'minimalnye-partii-stali-menshe',
      ]),
    },
    {
      slug: 'servis',
      name: t('Сервис', 'Service', 'Xizmat'),
      posts: readPosts('news', [
        'import-v-korzinu-poyasnyaet-vybor',
        'schet-s-qr-kodom',
        'napominanie-o-rezerve',
        'povtor-zakaza-s-otchetom',
        'akt-sverki-za-minutu',
        'tri-yazyka-interfeysa',
        'grafik-dostavki-v-kabinete',
        'analogi-v-odno-nazhatie',
      ]),
    },
    {
      slug: 'sobytiya',
      name: t('События', 'Events', 'Tadbirlar'),
      posts: readPosts('news', [
        'vebinar-selektivnost',
        'den-montazhnika-v-kazani',
        'praktikum-po-shchitam',
        'vstrecha-s-proektirovshchikami',
        'itogi-konkursa-shchitov',
        'vebinar-uchet-elektroenergii',
      ]),
    },
  ],
}
