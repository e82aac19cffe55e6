import type { GoodsKind } from '@vitrina/contract/configurator/assembly-shapes'
import type { Language } from '@vitrina/contract/languages'

/** Kinds of goods, for lines of a board that the catalogue has no goods for. */
type ConfiguratorTexts = { kinds: Record<GoodsKind, string> }

const ru: ConfiguratorTexts = {
  kinds: {
    switch: 'Выключатель нагрузки',
    breaker: 'Выключатель автоматический',
    rcd: 'УЗО',
    rcbo: 'Автомат дифференциальный',
    spd: 'УЗИП',
    contactor: 'Контактор модульный',
    cable: 'Кабель силовой',
    'bus-n': 'Шина N',
    'bus-pe': 'Шина PE',
    comb: 'Шина соединительная (гребёнка)',
    rail: 'DIN-рейка',
    enclosure: 'Корпус щита',
    'plate-enclosure': 'Щит с монтажной панелью',
    blank: 'Заглушка модульная',
    wire: 'Провод установочный',
    ferrule: 'Наконечник-гильза',
    lug: 'Наконечник кабельный',
  },
}

const en: ConfiguratorTexts = {
  kinds: {
    switch: 'Switch-disconnector',
    breaker: 'Circuit breaker',
    rcd: 'Residual current device',
    rcbo: 'Breaker with residual current protection',
    spd: 'Surge protection device',
    contactor: 'Modular contactor',
    cable: 'Power cable',
    'bus-n': 'Neutral bar',
    'bus-pe': 'Earth bar',
    comb: 'Comb busbar',
    rail: 'DIN rail',
    enclosure: 'Enclosure',
    'plate-enclosure': 'Enclosure with a mounting plate',
    blank: 'Blank cover',
    wire: 'Wire',
    ferrule: 'Ferrule',
    lug: 'Cable lug',
  },
}

const uz: ConfiguratorTexts = {
  kinds: {
    switch: 'Yuklama uzgichi',
    breaker: 'Avtomat uzgich',
    rcd: 'Himoya uzgichi (UZO)',
    rcbo: 'Differensial avtomat',
    spd: 'O‘ta kuchlanishdan himoya',
    contactor: 'Modulli kontaktor',
    cable: 'Kuch kabeli',
    'bus-n': 'N shina',
    'bus-pe': 'PE shina',
    comb: 'Ulash shinasi (taroq)',
    rail: 'DIN-reyka',
    enclosure: 'Shchit korpusi',
    'plate-enclosure': 'Montaj panelli shchit',
    blank: 'Modul qopqog‘i',
    wire: 'O‘rnatish simi',
    ferrule: 'Gilza uchlik',
    lug: 'Kabel uchligi',
  },
}

const texts: Record<Language, ConfiguratorTexts> = { ru, en, uz }

export const configuratorTextsIn = (language: Language): ConfiguratorTexts => texts[language]
