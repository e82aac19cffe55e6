import type { Price } from '@vitrina/contract/prices/prices'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type ProductTexts, useProductTexts } from '#parts/product/use-product-texts.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useSite, useUser } from '#parts/site/use-site.ts'
import { plainClass } from '#ui/plain-class.ts'

type Props = {
  product: { price: Price | null; cashBack: number | null }
  /** line: in a dense row; block: with all details; large: in a dialog. */
  size?: 'line' | 'block' | 'large'
}

const root = plainClass(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
  '& .value': { fontSize: 15, fontWeight: 600 },
  '& .small': { fontSize: 12, color: theme.vars?.palette.text.secondary },
  '& s': { fontSize: 12, color: theme.vars?.palette.text.secondary },
  '& .back': { fontSize: 12, color: theme.vars?.palette.success.main },
  '& .extras': { display: 'inline-flex', gap: 6 },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    color: theme.vars?.palette.primary.main,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
  '&[data-size=line] .value': { fontSize: 14 },
  '&[data-size=line] s': { marginRight: 6 },
  '&[data-size=large] .value': { fontSize: 24, lineHeight: 1.2 },
  '&[data-size=large] .small, &[data-size=large] s, &[data-size=large] .back': { fontSize: 13 },
}))

const inKopecks = (roubles: number) => Math.round(roubles * 100) / 100

export const PriceView = (props: Props) => <PriceText {...props} words={useProductTexts()} />

/** C-18: the price to pay is big, with VAT unless the site says otherwise; beside it the other price, the old one, the cash-back. */
export function PriceText({ product, size = 'block', words: { t, money, isWithVat } }: Props & { words: ProductTexts }) {
  const { price, cashBack } = product
  if (!price) return <NoPrice size={size} />

  const main = isWithVat ? price.value : price.withoutVat
  const other = isWithVat ? price.withoutVat : price.value
  const old = price.old !== null && (isWithVat ? price.old : inKopecks((price.old * price.withoutVat) / price.value))
  const struck = old !== false && <s aria-label={t('price.old', { price: money(old) })}>{money(old)}</s>
  const value = <span className="value">{money(main)}</span>
  const otherWords =
    price.vatRate === null ? t('price.noVat') : t(isWithVat ? 'price.withoutVat' : 'price.withVat', { price: money(other) })
  if (size === 'line')
    return (
      <div className={root} data-size={size} title={otherWords}>
        {struck}
        {value}
      </div>
    )
  return (
    <div className={root} data-size={size}>
      <div>{value}</div>
      {(struck || cashBack !== null) && (
        <div className="extras">
          {struck}
          {cashBack !== null && (
            <span className="back" title={t('price.cashBack')} aria-label={`${t('price.cashBack')} ${money(cashBack)}`}>
              +{money(cashBack)}
            </span>
          )}
        </div>
      )}
      <div className="small">{otherWords}</div>
    </div>
  )
}

/** A guest may have to sign in first; otherwise the seller sets the price on request. */
function NoPrice({ size }: { size: Props['size'] }) {
  const { t } = useTranslation('product')
  const user = useUser()
  const { settings } = useSite()
  const openAuth = useOpenAuth()
  const isHidden = !user && !settings.showPricesToGuests
  return (
    <div className={root} data-size={size}>
      {isHidden ? (
        <button type="button" onClick={() => openAuth('signin')}>
          {t('price.afterSignIn')}
        </button>
      ) : (
        <span className="small">{t('price.onRequest')}</span>
      )}
    </div>
  )
}
