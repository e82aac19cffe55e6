import { type DemoFeed, t } from '../texts.ts'
import { assortment } from './assortment.ts'
import { company } from './company.ts'
import { events } from './events.ts'
import { service } from './service.ts'
import { terms } from './terms.ts'

export const news: DemoFeed = {
  slug: 'news',
  title: t('Новости', 'News', 'Yangiliklar'),
  description: t(
    'Что нового на складах, в каталоге и на сайте',
    'What is new in the warehouses, the catalogue and on the site',
    'Omborlar, katalog va saytdagi yangiliklar',
  ),
  rubrics: [company, assortment, terms, service, events],
}
