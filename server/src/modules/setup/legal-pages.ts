import { contentSlugs } from '@vitrina/contract/content/content'
import type { Localised } from '@vitrina/contract/languages'
import type { NewShop } from '@vitrina/contract/setup/setup'
import { escapeHtml } from '#platform/http/html'

export type LegalPage = { slug: string; title: Localised; html: { ru: string } }

type Party = { shopName: string; url: string; seller: NewShop['seller'] }

const link = (slug: keyof typeof contentSlugs, text: string) => `<a href="/content/${contentSlugs[slug]}">${text}</a>`
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const paragraphs = (...texts: string[]) => texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n')
const heading = (text: string) => `<h2>${text}</h2>`

/**
 * The texts sign-up and checkout refer to, in the seller's name. They describe how this program works;
 * the checklist asks the seller to read and change them before the shop opens.
 */
export function legalPages({ shopName, url, seller }: Party): LegalPage[] {
  const name = escapeHtml(seller.shortName)
  const shop = escapeHtml(shopName)
  const email = escapeHtml(seller.email)
  const mail = `<a href="mailto:${email}">${email}</a>`
  const page = (slug: keyof typeof contentSlugs, title: Localised, ...texts: string[]): LegalPage => ({
    slug: contentSlugs[slug],
    title,
    html: { ru: paragraphs(...texts) },
  })
  const requisites = [
    ['Наименование', name],
    ['ИНН', escapeHtml(seller.inn)],
    ...(seller.kpp ? [['КПП', escapeHtml(seller.kpp)]] : []),
    [seller.type === 'ip' ? 'ОГРНИП' : 'ОГРН', escapeHtml(seller.ogrn)],
    ['Адрес', escapeHtml(seller.legalAddress)],
    ['Электронная почта', mail],
    ...(seller.phone ? [['Телефон', escapeHtml(seller.phone)]] : []),
  ]
  const table = `<table><tbody>${requisites.map(([term, value]) => `<tr><th>${term}</th><td>${value}</td></tr>`).join('')}</tbody></table>`
  return [
    page(
      'agreement',
      { ru: 'Регламент работы с сайтом', en: 'User agreement', uz: 'Saytdan foydalanish reglamenti' },
      `Регламент описывает, как ${name} (Продавец) и пользователи сайта «${shop}» (${escapeHtml(url)}) работают друг с другом.`,
      heading('Учётная запись'),
      list(
        'Учётная запись принадлежит одному человеку; он может работать от имени нескольких компаний.',
        'Пользователь хранит пароль в тайне. Действия под его учётной записью считаются его действиями.',
        'Новую организацию Продавец проверяет до её первого заказа.',
      ),
      heading('Цены, наличие и заказ'),
      list(
        'Цены зависят от региона и условий договора; обязательной становится цена в подтверждённом заказе или выставленном счёте.',
        'Остатки показаны на момент запроса и закрепляются за покупателем только резервом.',
        `Оформляя заказ, покупатель принимает ${link('offer', 'оферту')}.`,
      ),
      heading('Обращения'),
      `Вопросы и претензии принимаются на ${mail}. Персональные данные обрабатываются по ${link('privacyPolicy', 'политике сбора персональных данных')}.`,
    ),
    page(
      'privacyPolicy',
      { ru: 'Политика сбора персональных данных', en: 'Personal data policy', uz: 'Shaxsiy maʼlumotlarni yigʻish siyosati' },
      `Политика описывает, какие персональные данные собирает ${name} (Оператор) на сайте «${shop}» и зачем. Сведения об Операторе — на ${link('dataOperator', 'отдельной странице')}.`,
      heading('Какие данные и зачем'),
      list(
        'имя, телефон, электронная почта, должность — для регистрации и входа, пока действует учётная запись;',
        'имя и телефон получателя, адрес доставки — для исполнения заказов, пока закон велит хранить первичные документы;',
        'электронная почта — для рассылки, только по отдельному согласию и до его отзыва;',
        'адрес в сети, сведения о браузере и время действий — для защиты от злоупотреблений.',
      ),
      heading('Ваши права'),
      list(
        'узнать, какие данные хранятся, и получить их копию в личном кабинете;',
        'исправить данные, отозвать согласие, удалить учётную запись;',
        'обжаловать действия Оператора в Роскомнадзор или в суд.',
      ),
      `Запрос направьте на ${mail}. О записях в браузере рассказывают ${link('cookies', 'условия сбора cookies')}.`,
    ),
    page(
      'cookies',
      { ru: 'Условия сбора cookies', en: 'Cookie terms', uz: 'Cookie fayllarini yigʻish shartlari' },
      'Записи в хранилище браузера нужны, чтобы сайт узнавал вас между страницами.',
      list(
        'ключ сеанса держит вход в личный кабинет до выхода;',
        'номер посетителя запоминает регион, закрытые сообщения и корзину до входа;',
        'язык и вид каталога показывают сайт так, как вы его настроили;',
        'отметка о согласии нужна, чтобы не спрашивать снова.',
      ),
      'Отказаться можно, очистив данные сайта в настройках браузера; каталог останется доступен, а войти в личный кабинет не получится.',
      'Нажимая «Принять» в уведомлении, вы соглашаетесь с этими условиями. Мы записываем дату, адрес и редакцию текста.',
    ),
    page(
      'dataOperator',
      { ru: 'Оператор персональных данных', en: 'Personal data operator', uz: 'Shaxsiy maʼlumotlar operatori' },
      `Персональные данные посетителей и покупателей сайта «${shop}» обрабатывает один оператор.`,
      table,
      `Что и зачем собирается, сказано в ${link('privacyPolicy', 'политике сбора персональных данных')}.`,
    ),
    page(
      'offer',
      { ru: 'Публичная оферта', en: 'Public offer', uz: 'Ommaviy oferta' },
      `${name} (Продавец) предлагает заключить договор поставки товаров на условиях ниже. Отметка о согласии при оформлении заказа означает их принятие. Если между сторонами подписан договор поставки, действует он.`,
      heading('Предмет и цена'),
      'Продавец передаёт товары, указанные в подтверждённом заказе, а Покупатель принимает и оплачивает их. Наименование, количество, цена, ставка НДС и срок указываются в заказе и счёте. Ставка налога определяется на дату отгрузки.',
      heading('Оплата и получение'),
      'Заказ оплачивается по счёту, в отсрочку, если она установлена договором, или способом, предложенным при оформлении. Товар передаётся представителю Покупателя на складе, при доставке или перевозчику; в этот момент переходит риск.',
      heading('Приёмка и возврат'),
      `Число мест и целость упаковки проверяются при получении. О недостатках Покупатель сообщает на ${mail} или оформляет возврат на сайте.`,
      heading('Реквизиты Продавца'),
      table,
    ),
    page(
      'clubRules',
      { ru: 'Правила клуба', en: 'Rules of the club', uz: 'Klub qoidalari' },
      `Клуб — программа поощрения покупателей ${name}. Действующие сроки, доли и уровни показаны на странице клуба.`,
      'Баллы начисляются за отгруженные и оплаченные товары с кешбэком. Один балл равен одному рублю; деньгами баллы не выдаются. Если товар возвращён, снимаются баллы, начисленные за него.',
      'Правила могут измениться; уже начисленные баллы сохраняют свои сроки.',
    ),
  ]
}
