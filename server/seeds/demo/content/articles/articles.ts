import { type DemoFeed, t } from '../texts.ts'
import { backupPower } from './backup-power.ts'
import { cableMarking } from './cable-marking.ts'
import { cableSection } from './cable-section.ts'
import { cableTrays } from './cable-trays.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import { earthing } from './earthing.ts'
import { homePanel } from './home-panel.ts'
import { ingressProtection } from './ingress-protection.ts'
import { lighting } from './lighting.ts'
import { lugs } from './lugs.ts'
import { metering } from './metering.ts'
import { motorStarting } from './motor-starting.ts'
import { residualCurrent } from './residual-current.ts'
import { selectivity } from './selectivity.ts'
import { surgeProtection } from './surge-protection.ts'

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
      posts: [circuitBreaker, residualCurrent, surgeProtection, earthing, selectivity],
    },
    {
      slug: 'kabel',
      name: t('Кабель и трассы', 'Cable and routes', 'Kabel va trassalar'),
      posts: [cableSection, cableMarking, cableTrays, lugs],
    },
    { slug: 'shchity', name: t('Щиты и учёт', 'Panels and metering', 'Shchit va hisob'), posts: [homePanel, ingressProtection, metering] },
    {
      slug: 'nagruzka',
      name: t('Свет, привод, питание', 'Light, drives, power', 'Yorugʻlik, yuritma, quvvat'),
      posts: [lighting, motorStarting, backupPower],
    },
  ],
}
