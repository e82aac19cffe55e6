import type { GoodsImport } from '@vitrina/contract/goods-import/goods-import'
import {
  amountRoles,
  type ColumnRole as Role,
  columnRoles,
  COST_ROLE,
  FEATURE_ROLE,
  isAmount,
  isOfGoods,
  type MappedColumn,
  type NewFeature,
} from '@vitrina/contract/goods-import/goods-import.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = {
  number: number
  column: MappedColumn
  /** The feature that could be added for the column. */
  offered: NewFeature | null
  opened: Pick<GoodsImport, 'priceTypes' | 'warehouses' | 'features' | 'allowed'>
  onChange: (column: MappedColumn) => void
}

const NEW = 'new'

const valueOf = (column: MappedColumn): string => {
  if (!column) return ''
  if (column.newFeature) return `${FEATURE_ROLE}:${NEW}:${column.newFeature.kind}`
  return column.refId === null ? column.role : `${column.role}:${column.refId}`
}

function columnOf(value: string, { column, offered }: Pick<Props, 'column' | 'offered'>): MappedColumn {
  const [name, ref, kind] = value.split(':')
  const role = columnRoles.find((one) => one === name)
  if (!role) return null
  const fresh = column?.newFeature ?? offered
  if (ref !== NEW) return { role, refId: ref ? Number(ref) : null }
  return fresh && { role, refId: null, newFeature: { ...fresh, kind: kind === 'range' ? 'range' : 'list' } }
}

/** The role of a column: a code, a field of the card, a feature, a price of a type or stock of a warehouse, as far as the person may load it. */
export function ColumnRole({ number, column, offered, opened, onChange }: Props) {
  const { t } = useTranslation('goods-import')
  const { features, allowed } = opened
  const hasGoods = allowed.includes('goods')
  const refsOf = (role: (typeof amountRoles)[number]) => (role === 'price' ? opened.priceTypes : opened.warehouses)
  // The brand tells products with one code apart, whoever loads them.
  const isOffered = (role: Role) => {
    if (role === COST_ROLE) return allowed.includes('costs')
    return role !== FEATURE_ROLE && !isAmount(role) && (hasGoods || role === 'brand' || !isOfGoods(role))
  }
  const fresh = column?.newFeature ?? offered
  const named = ({ name, unit }: { name: string; unit: string | null }) => [name, unit].filter(Boolean).join(', ')
  return (
    <select
      value={valueOf(column)}
      data-role={column ? 'on' : 'off'}
      aria-label={t('columns.role', { number })}
      onChange={({ target }) => onChange(columnOf(target.value, { column, offered }))}
    >
      <option value="">{t('columns.unread')}</option>
      {columnRoles.filter(isOffered).map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
      {amountRoles
        .filter((role) => refsOf(role).length > 0)
        .map((role) => (
          <optgroup key={role} label={t(`roles.${role}`)}>
            {refsOf(role).map(({ id, name }) => (
              <option key={id} value={`${role}:${id}`}>
                {t(`roles.${role}Of`, { name })}
              </option>
            ))}
          </optgroup>
        ))}
      {hasGoods && (features.length > 0 || fresh) && (
        <optgroup label={t('roles.feature')}>
          {fresh &&
            (['list', 'range'] as const).map((kind) => (
              <option key={kind} value={`${FEATURE_ROLE}:${NEW}:${kind}`}>
                {t(`roles.newFeature.${kind}`, { name: named(fresh) })}
              </option>
            ))}
          {features.map(({ id, name, unit }) => (
            <option key={id} value={`${FEATURE_ROLE}:${id}`}>
              {t('roles.featureOf', { name: named({ name, unit }) })}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  )
}
