import { isBankAccount, isCorrespondentAccount } from '@vitrina/contract/companies/requisites.rules'
import { completed, padded } from '@vitrina/server/src/modules/directory/made-requisites.ts'

export type Bank = { bik: string; name: string; correspondentAccount: string }

const bankNames = [
  'АО «Волжский расчётный банк»',
  'ПАО «Меридиан-Банк»',
  'АО КБ «Опора»',
  'ПАО «Северный торговый банк»',
  'АО «Промрасчёт»',
]

/** An invented bank of the territory: the code is well formed, and no directory lists it. */
export function bankOf({ bankTerritory, number }: { bankTerritory: string; number: number }): Bank {
  const name = bankNames[number % bankNames.length] ?? ''
  const lastThree = padded(950 + (number % bankNames.length), 3)
  const bik = `04${bankTerritory}99${lastThree}`
  const isValid = (key: string) => isCorrespondentAccount({ account: withKey('30101810', key, `00000000${lastThree}`), bik })
  return { bik, name, correspondentAccount: withKey('30101810', completed('', { length: 1, isValid }), `00000000${lastThree}`) }
}

const withKey = (head: string, key: string, tail: string) => `${head}${key}${tail}`

/** 40702 keeps companies, 40802 sole traders. */
export function accountAt({ bik }: Bank, { number, isTrader = false }: { number: number; isTrader?: boolean }): string {
  const head = isTrader ? '40802810' : '40702810'
  const tail = `0001${padded(number, 7)}`
  return withKey(head, completed('', { length: 1, isValid: (key) => isBankAccount({ account: withKey(head, key, tail), bik }) }), tail)
}
