import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import type { CartLine } from '@vitrina/contract/cart/cart'
import type { SupplyPlan } from '@vitrina/contract/cart/supply-plan.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import type { LineGroup } from './arrange-lines.rules.ts'
import { cartLinesStyles } from './cart-lines.styles.ts'
import { type LineActions, LineChunk } from './line-chunk.tsx'
import type { ReadinessGroup } from './readiness.rules.ts'

const Root = styled('div')(memoTheme(cartLinesStyles))

/** Up to this number all lines are drawn at once. */
const FEW = 100
const CHUNK = 10

const chunksOf = (lines: readonly CartLine[], size: number): CartLine[][] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => lines.slice(at * size, (at + 1) * size))

type Props = LineActions & { groups: readonly LineGroup[]; plan: SupplyPlan }

export function CartLines({ groups, plan, ...actions }: Props) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const nameOf = (group: ReadinessGroup) => t(group === 'order' && plan.strategy === 'stockOnly' ? 'group.short' : `group.${group}`)
  const areFew = groups.reduce((count, { lines }) => count + lines.length, 0) <= FEW
  return (
    <Root>
      {groups.map(({ group, lines }) => (
        <section key={group ?? 'all'} aria-label={group ? nameOf(group) : t('title')}>
          {group && (
            <h2 className="group">
              {nameOf(group)}
              <span>{t('group.holds', { count: lines.length, sum: money(lines.reduce((sum, line) => sum + (line.sum ?? 0), 0)) })}</span>
            </h2>
          )}
          <div className="lines">
            {chunksOf(lines, areFew ? FEW : CHUNK).map((chunk, place) => (
              <LineChunk
                // Chunks have no id but their position.
                key={`chunk ${place}`}
                lines={chunk}
                plan={plan}
                isAlways={areFew}
                {...actions}
              />
            ))}
          </div>
        </section>
      ))}
    </Root>
  )
}
