import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useTranslation } from 'react-i18next'
import { useMoney } from '#parts/price/use-money.ts'
import type { LineGroup } from './arrange-lines.rules.ts'
import { CartLineView } from './cart-line.tsx'
import { cartLinesStyles } from './cart-lines.styles.ts'
import type { LineEdit } from './edit-lines.ts'

const Root = styled('div')(memoTheme(cartLinesStyles))

type Props = { groups: readonly LineGroup[]; onEdit: (id: number, edit: LineEdit) => void; onDelete: (ids: number[]) => void }

export function CartLines({ groups, onEdit, onDelete }: Props) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  return (
    <Root>
      {groups.map(({ group, lines }) => (
        <section key={group ?? 'all'} aria-label={group ? t(`group.${group}`) : t('title')}>
          {group && (
            <h2 className="group">
              {t(`group.${group}`)}
              <span>
                {t('group.holds', {
                  count: lines.length,
                  sum: money(lines.reduce((sum, { line }) => sum + (line.sum ?? 0), 0)),
                })}
              </span>
            </h2>
          )}
          <ul className="lines">
            {lines.map(({ line }) => (
              <CartLineView key={line.id} line={line} onEdit={onEdit} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
    </Root>
  )
}
