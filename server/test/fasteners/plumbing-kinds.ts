import { type FastenerKind, kind, ru } from './fastener-kind.ts'

const inches = ['1/2"', '3/4"', '1"', '1 1/4"', '1 1/2"', '2"'] as const
const bores = { '1/2"': 15, '3/4"': 20, '1"': 25, '1 1/4"': 32, '1 1/2"': 40, '2"': 50 } as const
const outers = [20, 25, 32, 40, 50, 63] as const
const wallOf = { PN16: 0.138, PN20: 0.168, PN25: 0.19 } as const
const ends = ['ВР-ВР', 'ВР-НР', 'НР-НР'] as const

export const plumbingKinds: readonly FastenerKind[] = [
  kind({
    code: 'ppr-pipe',
    name: 'Трубы полипропиленовые',
    section: 'Трубы',
    axes: {
      reinforcement: ['без армирования', 'стекловолокно', 'алюминий'],
      pressure: ['PN16', 'PN20', 'PN25'],
      outer: outers,
      tone: ['белый', 'серый'],
    },
    isMade: (v) => (v.reinforcement === 'без армирования' ? v.pressure !== 'PN25' : v.pressure !== 'PN16'),
    title: (v) =>
      `Труба PP-R ${v.pressure} ${v.outer}х${ru(Math.round(v.outer * wallOf[v.pressure] * 10) / 10)}${v.reinforcement === 'без армирования' ? '' : ` армированная ${v.reinforcement}`} ${v.tone === 'белый' ? 'белая' : 'серая'}`,
    specs: (v) => [
      ['reinforcement', v.reinforcement],
      ['pressure-class', v.pressure],
      ['pipe-outer', v.outer],
      ['pipe-wall', Math.round(v.outer * wallOf[v.pressure] * 10) / 10],
      ['tone', v.tone],
    ],
  }),
  kind({
    code: 'multilayer-pipe',
    name: 'Трубы металлопластиковые',
    section: 'Трубы',
    axes: { outer: [16, 20, 26, 32], coil: [50, 100, 200] },
    title: (v) => `Труба металлопластиковая ${v.outer}х${ru(v.outer > 20 ? 3 : 2)} (бухта ${v.coil} м)`,
    specs: (v) => [
      ['pipe-outer', v.outer],
      ['pipe-wall', v.outer > 20 ? 3 : 2],
      ['coil-metres', v.coil],
      ['work-bar', 10],
    ],
  }),
  kind({
    code: 'ppr-fitting',
    name: 'Фитинги полипропиленовые',
    section: 'Фитинги',
    axes: {
      form: ['муфта', 'угольник 90°', 'угольник 45°', 'тройник', 'заглушка', 'крестовина'],
      outer: outers,
      tone: ['белый', 'серый'],
    },
    title: (v) => `${v.form.charAt(0).toUpperCase()}${v.form.slice(1)} PP-R ${v.outer} мм ${v.tone}`,
    specs: (v) => [
      ['form', v.form],
      ['pipe-outer', v.outer],
      ['tone', v.tone],
      ['stuff', 'полипропилен'],
    ],
  }),
  kind({
    code: 'brass-fitting',
    name: 'Фитинги латунные резьбовые',
    section: 'Фитинги',
    axes: {
      form: ['ниппель', 'муфта', 'угольник', 'тройник', 'заглушка', 'удлинитель'],
      inch: inches,
      ends,
      tone: ['латунь', 'хром'],
    },
    isMade: (v) =>
      ({
        ниппель: v.ends === 'НР-НР',
        муфта: v.ends === 'ВР-ВР',
        угольник: true,
        тройник: v.ends !== 'НР-НР',
        заглушка: v.ends !== 'ВР-НР',
        удлинитель: v.ends === 'ВР-НР',
      })[v.form],
    title: (v) => `${v.form.charAt(0).toUpperCase()}${v.form.slice(1)} латунь ${v.inch} ${v.ends}${v.tone === 'хром' ? ' хром' : ''}`,
    specs: (v) => [
      ['form', v.form],
      ['inch', v.inch],
      ['ends', v.ends],
      ['stuff', 'латунь'],
      ['tone', v.tone],
      ['nominal-bore', bores[v.inch]],
    ],
  }),
  kind({
    code: 'ball-valve',
    name: 'Краны шаровые',
    section: 'Запорная арматура',
    axes: {
      inch: inches,
      ends,
      lever: ['бабочка', 'рычаг'],
      pressure: ['PN25', 'PN40'],
      medium: ['вода', 'газ'],
    },
    isMade: (v) => !(v.lever === 'бабочка' && !['1/2"', '3/4"', '1"'].includes(v.inch)) && !(v.medium === 'газ' && v.pressure === 'PN25'),
    title: (v) => `Кран шаровой ${v.inch} ${v.ends} ${v.pressure} ${v.lever}${v.medium === 'газ' ? ' газовый' : ''}`,
    specs: (v) => [
      ['inch', v.inch],
      ['ends', v.ends],
      ['lever', v.lever],
      ['pressure-class', v.pressure],
      ['medium', v.medium],
      ['nominal-bore', bores[v.inch]],
      ['stuff', 'латунь'],
    ],
  }),
  kind({
    code: 'mixer',
    name: 'Смесители',
    section: 'Смесители и подводка',
    axes: {
      place: ['для раковины', 'для кухни', 'для ванны', 'для душа'],
      form: ['однорычажный', 'двухвентильный'],
      spout: [150, 200, 300],
      tone: ['хром', 'чёрный', 'бронза'],
    },
    isMade: (v) => !(v.place === 'для раковины' && v.spout === 300) && !(v.place === 'для душа' && v.spout !== 150),
    title: (v) => `Смеситель ${v.place} ${v.form}${v.place === 'для душа' ? '' : ` излив ${v.spout} мм`} ${v.tone}`,
    specs: (v) => [
      ['place', v.place],
      ['form', v.form],
      ...(v.place === 'для душа' ? [] : [['spout', v.spout] as const]),
      ['tone', v.tone],
    ],
  }),
  kind({
    code: 'flexible-hose',
    name: 'Подводка гибкая',
    section: 'Смесители и подводка',
    axes: {
      medium: ['вода', 'газ'],
      inch: ['1/2"', '3/4"'],
      ends: ['гайка-гайка', 'гайка-штуцер'],
      length: [30, 40, 50, 60, 80, 100, 150, 200],
    },
    title: (v) => `Подводка гибкая для ${v.medium === 'вода' ? 'воды' : 'газа'} ${v.inch} ${v.ends} ${v.length} см`,
    specs: (v) => [
      ['medium', v.medium],
      ['inch', v.inch],
      ['ends', v.ends],
      ['hose-length', v.length],
    ],
  }),
  kind({
    code: 'strainer',
    name: 'Фильтры грубой очистки',
    section: 'Запорная арматура',
    axes: {
      form: ['косой', 'прямой', 'с промывкой'],
      inch: ['1/2"', '3/4"', '1"', '1 1/4"'],
      mesh: [100, 300, 500],
      ends: ['ВР-ВР', 'ВР-НР'],
    },
    title: (v) => `Фильтр ${v.form} ${v.inch} ${v.ends} ${v.mesh} мкм`,
    specs: (v) => [
      ['form', v.form],
      ['inch', v.inch],
      ['mesh', v.mesh],
      ['ends', v.ends],
      ['stuff', 'латунь'],
    ],
  }),
  kind({
    code: 'radiator',
    name: 'Радиаторы отопления',
    section: 'Отопление',
    axes: { stuff: ['алюминиевый', 'биметаллический'], centres: [350, 500], ribs: [4, 6, 8, 10, 12], side: ['боковое', 'нижнее'] },
    title: (v) => `Радиатор ${v.stuff} ${v.centres} мм ${v.ribs} секций ${v.side} подключение`,
    specs: (v) => [
      ['stuff', v.stuff],
      ['centres', v.centres],
      ['ribs', v.ribs],
      ['ends', `${v.side} подключение`],
      ['work-bar', v.stuff === 'алюминиевый' ? 16 : 30],
    ],
  }),
  kind({
    code: 'circulation-pump',
    name: 'Насосы циркуляционные',
    section: 'Отопление',
    axes: { size: ['25-40', '25-60', '25-80', '32-40', '32-60', '32-80'], length: [130, 180], kit: ['с гайками', 'без гаек'] },
    title: (v) => `Насос циркуляционный ${v.size} ${v.length} мм ${v.kit}`,
    specs: (v) => [
      ['pump-size', v.size],
      ['rod-length', v.length],
      ['form', v.kit],
      ['work-bar', 10],
    ],
  }),
  kind({
    code: 'drainage-pump',
    name: 'Насосы дренажные',
    section: 'Отопление',
    axes: { watts: [250, 400, 550, 750, 1100], form: ['для чистой воды', 'для грязной воды'], switch: ['с поплавком', 'без поплавка'] },
    title: (v) => `Насос дренажный ${v.watts} Вт ${v.form} ${v.switch}`,
    specs: (v) => [
      ['pump-watts', v.watts],
      ['form', v.form],
      ['float-switch', v.switch === 'с поплавком'],
    ],
  }),
]
