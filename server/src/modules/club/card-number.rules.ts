import { monthsAfter } from '#modules/loyalty/points.rules'

/** Luhn: one wrong digit of a card read aloud is noticed. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

const LENGTH = 11

/** A card number from a random one below 10¹¹: `7712 3456 7890`, the last digit checks the others. */
export function cardNumberOf(random: number): string {
  const digits = String(random).padStart(LENGTH, '0').slice(-LENGTH)
  return `${digits}${checkDigit(digits)}`.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Turnover counts from the day after this one: twelve months to today. */
export const turnoverSince = (today: string): string => monthsAfter(today, -12)
