import { type FastenerKind, kind, ru } from './fastener-kind.ts'

const threads = ['М4', 'М5', 'М6', 'М8', 'М10', 'М12', 'М16', 'М20'] as const
const sizeOf = (thread: string) => Number(thread.slice(1))
const platings = ['цинк', 'нержавеющая сталь'] as const
const packNote = (pack: number) => (pack > 1 ? ` (${pack} шт)` : '')

export const fastenerKinds: readonly FastenerKind[] = [
  kind({
    code: 'hex-bolt',
    name: 'Болты',
    section: 'Болты и винты',
    axes: {
      norm: ['DIN 933', 'DIN 931'],
      thread: ['М6', 'М8', 'М10', 'М12', 'М16'],
      length: [20, 30, 40, 50, 60, 80, 100],
      strength: ['5.8', '8.8', '10.9', 'A2'],
      plating: ['цинк', 'без покрытия', 'нержавеющая сталь'],
    },
    isMade: (v) =>
      (v.strength === 'A2') === (v.plating === 'нержавеющая сталь') &&
      !(v.strength === '5.8' && v.plating === 'без покрытия') &&
      !(v.strength === '10.9' && v.plating === 'цинк') &&
      !(v.norm === 'DIN 931' && (v.length < 40 || v.strength === 'A2')),
    title: (v) => `Болт ${v.norm} ${v.thread}х${v.length} ${v.strength}${v.plating === 'цинк' ? ' цинк' : ''}`,
    specs: (v) => [
      ['norm', v.norm],
      ['thread-size', v.thread],
      ['rod-length', v.length],
      ['strength-class', v.strength],
      ['plating', v.plating],
    ],
  }),
  kind({
    code: 'cap-screw',
    name: 'Винты',
    section: 'Болты и винты',
    axes: {
      thread: ['М4', 'М5', 'М6', 'М8', 'М10'],
      length: [10, 16, 20, 30, 40, 50],
      strength: ['8.8', '12.9', 'A2'],
    },
    title: (v) => `Винт DIN 912 ${v.thread}х${v.length} ${v.strength}${v.strength === '8.8' ? ' цинк' : ''} внутренний шестигранник`,
    specs: (v) => [
      ['norm', 'DIN 912'],
      ['thread-size', v.thread],
      ['rod-length', v.length],
      ['strength-class', v.strength],
      ['plating', v.strength === '8.8' ? 'цинк' : v.strength === 'A2' ? 'нержавеющая сталь' : 'без покрытия'],
      ['slot', 'внутренний шестигранник'],
    ],
  }),
  kind({
    code: 'nut',
    name: 'Гайки',
    section: 'Гайки и шайбы',
    axes: { form: ['шестигранная', 'самоконтрящаяся'], thread: threads, plating: platings, pack: [1, 100] },
    title: (v) =>
      `Гайка ${v.form} ${v.form === 'шестигранная' ? 'DIN 934' : 'DIN 985'} ${v.thread} ${v.plating === 'цинк' ? 'цинк' : 'A2'}${packNote(v.pack)}`,
    specs: (v) => [
      ['form', v.form],
      ['norm', v.form === 'шестигранная' ? 'DIN 934' : 'DIN 985'],
      ['thread-size', v.thread],
      ['plating', v.plating],
      ['in-pack', v.pack],
    ],
  }),
  kind({
    code: 'washer',
    name: 'Шайбы',
    section: 'Гайки и шайбы',
    axes: { form: ['плоская', 'увеличенная', 'гровер'], thread: threads, plating: platings, pack: [1, 100] },
    title: (v) =>
      `Шайба ${v.form} ${{ плоская: 'DIN 125', увеличенная: 'DIN 9021', гровер: 'DIN 127' }[v.form]} ${v.thread} ${v.plating === 'цинк' ? 'цинк' : 'A2'}${packNote(v.pack)}`,
    specs: (v) => [
      ['form', v.form],
      ['norm', { плоская: 'DIN 125', увеличенная: 'DIN 9021', гровер: 'DIN 127' }[v.form]],
      ['thread-size', v.thread],
      ['plating', v.plating],
      ['in-pack', v.pack],
    ],
  }),
  kind({
    code: 'self-tapping-screw',
    name: 'Саморезы',
    section: 'Саморезы',
    axes: {
      form: ['по дереву', 'по металлу', 'с пресс-шайбой', 'кровельный'],
      diameter: [3.5, 4.2, 4.8],
      length: [16, 25, 35, 51, 65, 75],
      tone: ['чёрный', 'белый', 'жёлтый'],
      tip: ['остриё', 'сверло'],
      pack: [200, 1000],
    },
    isMade: (v) =>
      (v.form === 'с пресс-шайбой' || v.form === 'кровельный' ? v.tone === 'белый' : v.tip === 'остриё') &&
      !(v.form === 'кровельный' && (v.diameter !== 4.8 || v.tip === 'остриё')) &&
      !(v.form === 'с пресс-шайбой' && (v.diameter !== 4.2 || v.length > 51)) &&
      !(v.form === 'по металлу' && v.length > 35) &&
      !(v.diameter === 3.5 && v.length > 51) &&
      !(v.diameter === 4.8 && v.length < 35) &&
      !(v.pack === 1000 && v.length > 51),
    title: (v) =>
      `Саморез ${v.form} ${ru(v.diameter)}х${v.length} ${v.form === 'кровельный' ? 'HEX8' : 'PH2'} ${v.tip} ${{ чёрный: 'чёрный фосфат', белый: 'белый цинк', жёлтый: 'жёлтый цинк' }[v.tone]} (${v.pack} шт)`,
    specs: (v) => [
      ['form', v.form],
      ['rod-diameter', v.diameter],
      ['rod-length', v.length],
      ['tone', v.tone],
      ['tip', v.tip],
      ['slot', v.form === 'кровельный' ? 'HEX8' : 'PH2'],
      ['in-pack', v.pack],
    ],
  }),
  kind({
    code: 'anchor',
    name: 'Анкеры',
    section: 'Анкеры и дюбели',
    axes: {
      form: ['клиновой', 'с гайкой', 'с крюком', 'забивной'],
      thread: ['М6', 'М8', 'М10', 'М12', 'М16'],
      length: [25, 30, 40, 60, 80, 100, 120, 150],
    },
    isMade: (v) =>
      v.form === 'забивной' ? v.length <= 60 && v.length >= sizeOf(v.thread) * 3 : v.length >= 40 && v.length >= sizeOf(v.thread) * 5,
    title: (v) => `Анкер ${v.form} ${v.thread}х${v.length} цинк`,
    specs: (v) => [
      ['form', v.form],
      ['thread-size', v.thread],
      ['rod-length', v.length],
      ['plating', 'цинк'],
    ],
  }),
  kind({
    code: 'wall-plug',
    name: 'Дюбели',
    section: 'Анкеры и дюбели',
    axes: {
      form: ['распорный', 'для гипсокартона', 'тарельчатый'],
      diameter: [5, 6, 8, 10],
      length: [30, 40, 50, 60, 80, 100, 120],
      pack: [50, 100],
    },
    isMade: (v) =>
      ({
        распорный: v.length <= 80 && v.length >= v.diameter * 5,
        'для гипсокартона': v.length <= 40 && v.diameter >= 8,
        тарельчатый: v.diameter >= 8 && v.length >= 80,
      })[v.form],
    title: (v) => `Дюбель ${v.form} ${v.diameter}х${v.length} (${v.pack} шт)`,
    specs: (v) => [
      ['form', v.form],
      ['rod-diameter', v.diameter],
      ['rod-length', v.length],
      ['in-pack', v.pack],
      ['stuff', 'полипропилен'],
    ],
  }),
  kind({
    code: 'threaded-rod',
    name: 'Шпильки резьбовые',
    section: 'Шпильки и заклёпки',
    axes: { thread: threads, length: [1000, 2000], strength: ['4.8', '8.8'], plating: platings },
    title: (v) => `Шпилька резьбовая DIN 975 ${v.thread}х${v.length} ${v.strength} ${v.plating === 'цинк' ? 'цинк' : 'A2'}`,
    specs: (v) => [
      ['norm', 'DIN 975'],
      ['thread-size', v.thread],
      ['rod-length', v.length],
      ['strength-class', v.strength],
      ['plating', v.plating],
    ],
  }),
  kind({
    code: 'rivet',
    name: 'Заклёпки вытяжные',
    section: 'Шпильки и заклёпки',
    axes: {
      diameter: [3.2, 4, 4.8, 6.4],
      length: [6, 8, 10, 12, 16, 20],
      stuff: ['алюминий', 'нержавеющая сталь'],
      pack: [100, 500],
    },
    title: (v) => `Заклёпка вытяжная ${ru(v.diameter)}х${v.length} ${v.stuff} (${v.pack} шт)`,
    specs: (v) => [
      ['rod-diameter', v.diameter],
      ['rod-length', v.length],
      ['stuff', v.stuff],
      ['in-pack', v.pack],
    ],
  }),
  kind({
    code: 'hose-clamp',
    name: 'Хомуты червячные',
    section: 'Хомуты',
    axes: {
      grip: ['8-12', '10-16', '12-20', '16-27', '20-32', '25-40', '32-50', '40-60'],
      stuff: ['оцинкованная сталь', 'нержавеющая сталь'],
      pack: [1, 10],
    },
    title: (v) => `Хомут червячный ${v.grip} мм ${v.stuff}${packNote(v.pack)}`,
    specs: (v) => [
      ['grip', v.grip],
      ['stuff', v.stuff],
      ['in-pack', v.pack],
    ],
  }),
]
