import type { CompanyRole, Role } from '@vitrina/contract/roles/roles.rules'
export const DEMO_PASSWORD = 'Vitrina-2026'

type Account = {
  email: string
  phone: string
  role: Role
  lastName: string
  firstName: string
  middleName: string
  position: string
  region: string
  /** Names of the companies the user buys for, the active one first. */
  companies: readonly { name: string; role: CompanyRole }[]
  isIndividual?: boolean
  /** Printed beside the address at the start of the store. */
  hint: string
}

/** The people a visitor of the demo may sign in as, all with `DEMO_PASSWORD`. */
export const accounts: readonly Account[] = [
  {
    email: 'buyer@vitrina.test',
    phone: '+79000000001',
    role: 'buyer',
    lastName: 'Орлов',
    firstName: 'Дмитрий',
    middleName: 'Сергеевич',
    position: 'Начальник отдела снабжения',
    region: 'moskva',
    companies: [
      { name: 'Контур-Монтаж', role: 'owner' },
      { name: 'Щитовая мастерская Орлова', role: 'owner' },
    ],
    hint: 'покупатель, две компании',
  },
  {
    email: 'colleague@vitrina.test',
    phone: '+79000000002',
    role: 'buyer',
    lastName: 'Панина',
    firstName: 'Елена',
    middleName: 'Викторовна',
    position: 'Инженер по комплектации',
    region: 'moskva',
    companies: [{ name: 'Контур-Монтаж', role: 'purchaser' }],
    hint: 'коллега в первой из них',
  },
  {
    email: 'other@vitrina.test',
    phone: '+79000000003',
    role: 'buyer',
    lastName: 'Гарипов',
    firstName: 'Руслан',
    middleName: 'Ильдарович',
    position: 'Директор',
    region: 'kazan',
    companies: [{ name: 'Волга-Свет', role: 'owner' }],
    hint: 'покупатель другой компании',
  },
  {
    email: 'person@vitrina.test',
    phone: '+79000000004',
    role: 'buyer',
    lastName: 'Соколова',
    firstName: 'Марина',
    middleName: 'Андреевна',
    position: '',
    region: 'sankt-peterburg',
    companies: [{ name: 'Соколова Марина Андреевна', role: 'owner' }],
    isIndividual: true,
    hint: 'частное лицо',
  },
  {
    email: 'partner@vitrina.test',
    phone: '+79000000005',
    role: 'buyer',
    lastName: 'Ветрова',
    firstName: 'Ольга',
    middleName: 'Кирилловна',
    position: 'Снабжение по договорам',
    region: 'moskva',
    companies: [
      { name: 'Дом у развилки', role: 'purchaser' },
      { name: 'Токоведущие решения', role: 'purchaser' },
      { name: 'Фаза Плюс Север', role: 'accountant' },
      { name: 'СтройКонтракт-77', role: 'approver' },
      { name: 'Инженерные сети Столицы', role: 'viewer' },
      { name: 'Управдом Лефортово', role: 'purchaser' },
      { name: 'Кузнецов Е. В.', role: 'purchaser' },
      { name: 'Аксай-Монтаж', role: 'purchaser' },
      { name: 'Лифтсервис-Энерго', role: 'purchaser' },
    ],
    hint: 'закупает для девяти компаний',
  },
  {
    email: 'manager@vitrina.test',
    phone: '+79000000010',
    role: 'manager',
    lastName: 'Климова',
    firstName: 'Анна',
    middleName: 'Павловна',
    position: 'Менеджер по работе с клиентами',
    region: 'moskva',
    companies: [],
    hint: 'менеджер продавца',
  },
  {
    email: 'head@vitrina.test',
    phone: '+79000000012',
    role: 'head_of_sales',
    lastName: 'Воронцова',
    firstName: 'Ирина',
    middleName: 'Олеговна',
    position: 'Руководитель отдела продаж',
    region: 'moskva',
    companies: [],
    hint: 'руководитель продаж',
  },
  {
    email: 'accountant@vitrina.test',
    phone: '+79000000013',
    role: 'accountant',
    lastName: 'Лебедева',
    firstName: 'Наталья',
    middleName: 'Юрьевна',
    position: 'Бухгалтер',
    region: 'moskva',
    companies: [],
    hint: 'бухгалтер продавца',
  },
  {
    email: 'warehouse@vitrina.test',
    phone: '+79000000014',
    role: 'warehouse',
    lastName: 'Сафин',
    firstName: 'Тимур',
    middleName: 'Рашидович',
    position: 'Кладовщик',
    region: 'moskva',
    companies: [],
    hint: 'кладовщик продавца',
  },
  {
    email: 'content@vitrina.test',
    phone: '+79000000015',
    role: 'content',
    lastName: 'Белова',
    firstName: 'Софья',
    middleName: 'Максимовна',
    position: 'Контент-редактор',
    region: 'moskva',
    companies: [],
    hint: 'редактор текстов и товаров',
  },
  {
    email: 'integrator@vitrina.test',
    phone: '+79000000016',
    role: 'integrator',
    lastName: 'Никитин',
    firstName: 'Глеб',
    middleName: 'Андреевич',
    position: 'Инженер по обмену данными',
    region: 'moskva',
    companies: [],
    hint: 'интегратор: файлы и обмен',
  },
  {
    email: 'admin@vitrina.test',
    phone: '+79000000011',
    role: 'administrator',
    lastName: 'Зимин',
    firstName: 'Алексей',
    middleName: 'Игоревич',
    position: 'Администратор сайта',
    region: 'moskva',
    companies: [],
    hint: 'администратор продавца',
  },
]
