import { readTextFile } from '../text-file.ts'
import { type DemoHelpGroup, type DemoHelpTopic, t } from '../texts.ts'

/** A topic's file is its slug. Help is read in every language, so none may be missing. */
function readTopic(slug: string): DemoHelpTopic {
  const { html, localised, list } = readTextFile(`help/${slug}`)
  const { ru, en, uz } = html
  if (!en || !uz) throw new Error(`Help on ${slug} lacks a language`)
  return { slug, title: localised('title'), summary: localised('summary'), routes: list('routes'), html: { ru, en, uz } }
}

export const helpGroups: readonly DemoHelpGroup[] = [
  {
    name: t('Начало работы', 'Getting started', 'Ishni boshlash'),
    topics: ['registratsiya', 'vkhod-i-parol', 'priglashenie', 'vybor-regiona', 'neskolko-kompaniy'].map(readTopic),
  },
  {
    name: t('Каталог и поиск', 'Catalogue and search', 'Katalog va qidiruv'),
    topics: ['poisk-tovara', 'filtry', 'kartochka-tovara', 'tseny-i-nalichie', 'izbrannoe', 'svoi-tovary'].map(readTopic),
  },
  {
    name: t('Корзина и заказы', 'Cart and orders', 'Savat va buyurtmalar'),
    topics: ['korzina', 'zagruzka-spiskom', 'oformlenie-zakaza', 'rezerv', 'otmena-i-povtor', 'vernut-tovar'].map(readTopic),
  },
  {
    name: t('Документы и оплата', 'Documents and payment', 'Hujjatlar va toʻlov'),
    topics: ['dokumenty', 'oplatit-schet', 'grafik-platezhey'].map(readTopic),
  },
  {
    name: t('Спецификации и КП', 'Specifications and offers', 'Spetsifikatsiya va takliflar'),
    topics: ['rabota-so-spetsifikatsiey', 'kommercheskie-predlozheniya', 'konfigurator'].map(readTopic),
  },
  { name: t('Личный кабинет', 'Your account', 'Shaxsiy kabinet'), topics: ['profil', 'adresa-dostavki', 'uvedomleniya'].map(readTopic) },
  { name: t('Клуб', 'Club', 'Klub'), topics: ['klub-bally', 'klub-urovni'].map(readTopic) },
]
