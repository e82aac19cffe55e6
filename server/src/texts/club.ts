import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'

export type MemberLetter = 'expiring' | 'level'
export type RewardLetter = 'ordered' | 'confirmed' | 'issued' | 'cancelled' | 'orderedForManager'

type ClubTexts = {
  letters: Record<MemberLetter | RewardLetter, Letter>
  /** Points of one day, for the letter about points that expire. */
  untilDay: string
}

const ru: ClubTexts = {
  untilDay: 'По {date} включительно: {points}.',
  letters: {
    expiring: {
      title: 'Скоро сгорят баллы клуба: {points}',
      lines: ['{days}', 'Обменяйте их на награду или оплатите ими часть счёта, если продавец это разрешает.'],
      button: 'Открыть клуб',
      sms: 'скоро сгорят баллы клуба: {points}',
    },
    level: {
      title: 'Новый уровень клуба: {level}',
      lines: ['Участник: {holder}. Теперь за покупки начисляется {factor} % обычных баллов.', '{perks}'],
      button: 'Открыть клуб',
      sms: 'новый уровень клуба: {level}',
    },
    ordered: {
      title: 'Награда {number} заказана',
      lines: ['{name}, количество: {amount}. Списано баллов: {points}.', 'Пока менеджер не подтвердил заказ, от награды можно отказаться.'],
      button: 'Мои награды',
      sms: 'награда {number} заказана, списано баллов: {points}',
    },
    confirmed: {
      title: 'Награда {number} подтверждена',
      lines: ['{name}, количество: {amount}. О выдаче напишем отдельно.', '{note}'],
      button: 'Мои награды',
      sms: 'награда {number} подтверждена',
    },
    issued: {
      title: 'Награда {number} выдана',
      lines: ['{name}, количество: {amount}.', '{note}'],
      button: 'Мои награды',
      sms: 'награда {number} выдана',
    },
    cancelled: {
      title: 'Награда {number} отменена',
      lines: ['{name}. Баллы вернулись в те же партии с прежним сроком: {points}.', '{note}'],
      button: 'Мои награды',
      sms: 'награда {number} отменена, баллы вернулись',
    },
    orderedForManager: {
      title: 'Заказана награда клуба {number}',
      lines: ['{company}: {name}, количество: {amount}.', '{comment}'],
      button: 'Открыть награды',
      sms: 'награда клуба {number}, {company}',
    },
  },
}

const en: ClubTexts = {
  untilDay: 'Until {date}: {points}.',
  letters: {
    expiring: {
      title: 'Club points are about to expire: {points}',
      lines: ['{days}', 'Exchange them for a reward, or pay a part of an invoice with them where the seller allows it.'],
      button: 'Open the club',
      sms: 'club points are about to expire: {points}',
    },
    level: {
      title: 'A new level of the club: {level}',
      lines: ['Member: {holder}. From now on purchases bring {factor} % of the usual points.', '{perks}'],
      button: 'Open the club',
      sms: 'a new level of the club: {level}',
    },
    ordered: {
      title: 'Reward {number} has been ordered',
      lines: ['{name}, quantity: {amount}. Points spent: {points}.', 'Until the manager confirms it you can still take it back.'],
      button: 'My rewards',
      sms: 'reward {number} has been ordered, points spent: {points}',
    },
    confirmed: {
      title: 'Reward {number} has been confirmed',
      lines: ['{name}, quantity: {amount}. We will write once it is handed over.', '{note}'],
      button: 'My rewards',
      sms: 'reward {number} has been confirmed',
    },
    issued: {
      title: 'Reward {number} has been handed over',
      lines: ['{name}, quantity: {amount}.', '{note}'],
      button: 'My rewards',
      sms: 'reward {number} has been handed over',
    },
    cancelled: {
      title: 'Reward {number} has been cancelled',
      lines: ['{name}. The points are back with their former days: {points}.', '{note}'],
      button: 'My rewards',
      sms: 'reward {number} has been cancelled, the points are back',
    },
    orderedForManager: {
      title: 'Club reward {number} has been ordered',
      lines: ['{company}: {name}, quantity: {amount}.', '{comment}'],
      button: 'Open the rewards',
      sms: 'club reward {number}, {company}',
    },
  },
}

const uz: ClubTexts = {
  untilDay: '{date} gacha: {points}.',
  letters: {
    expiring: {
      title: 'Klub ballari tez orada kuyadi: {points}',
      lines: ['{days}', 'Ularni mukofotga almashtiring yoki sotuvchi ruxsat bersa, hisobning bir qismini to‘lang.'],
      button: 'Klubni ochish',
      sms: 'klub ballari tez orada kuyadi: {points}',
    },
    level: {
      title: 'Klubning yangi darajasi: {level}',
      lines: ['Ishtirokchi: {holder}. Endi xaridlar uchun odatdagi ballarning {factor} % i beriladi.', '{perks}'],
      button: 'Klubni ochish',
      sms: 'klubning yangi darajasi: {level}',
    },
    ordered: {
      title: '{number} mukofoti buyurtma qilindi',
      lines: ['{name}, soni: {amount}. Yechilgan ballar: {points}.', 'Menejer tasdiqlamaguncha mukofotdan voz kechish mumkin.'],
      button: 'Mukofotlarim',
      sms: '{number} mukofoti buyurtma qilindi, yechilgan ballar: {points}',
    },
    confirmed: {
      title: '{number} mukofoti tasdiqlandi',
      lines: ['{name}, soni: {amount}. Topshirilganda alohida yozamiz.', '{note}'],
      button: 'Mukofotlarim',
      sms: '{number} mukofoti tasdiqlandi',
    },
    issued: {
      title: '{number} mukofoti topshirildi',
      lines: ['{name}, soni: {amount}.', '{note}'],
      button: 'Mukofotlarim',
      sms: '{number} mukofoti topshirildi',
    },
    cancelled: {
      title: '{number} mukofoti bekor qilindi',
      lines: ['{name}. Ballar avvalgi muddati bilan qaytdi: {points}.', '{note}'],
      button: 'Mukofotlarim',
      sms: '{number} mukofoti bekor qilindi, ballar qaytdi',
    },
    orderedForManager: {
      title: 'Klub mukofoti {number} buyurtma qilindi',
      lines: ['{company}: {name}, soni: {amount}.', '{comment}'],
      button: 'Mukofotlarni ochish',
      sms: 'klub mukofoti {number}, {company}',
    },
  },
}

const texts: Record<Language, ClubTexts> = { ru, en, uz }
export const clubTextsIn = (language: Language): ClubTexts => texts[language]

const figures: Record<Language, Intl.NumberFormat> = {
  ru: new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
  uz: new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }),
}

/** Kopecks' worth of points as people read them: 1 234,5. */
export const inPoints = (kopecks: number, language: Language): string => figures[language].format(kopecks / 100)
