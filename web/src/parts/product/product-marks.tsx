import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { plainClass } from '#ui/plain-class.ts'

type Marked = Pick<ProductCard, 'analog' | 'isRelated' | 'isRecommended'>

const root = plainClass(({ theme }) => ({
  display: 'inline-block',
  padding: '0 6px',
  borderRadius: 4,
  border: `1px solid ${theme.vars?.palette.divider}`,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  background: theme.vars?.palette.background.paper,
}))

/** C-19: why a product is in the list. */
export const ProductMarks = ({ product: { analog, isRelated, isRecommended } }: { product: Marked }) => (
  <>
    {analog && <Mark kind="analog" />}
    {isRelated && <Mark kind="related" />}
    {isRecommended && <Mark kind="recommended" />}
  </>
)

function Mark({ kind }: { kind: 'analog' | 'related' | 'recommended' }) {
  const { t } = useTranslation('product')
  return <span className={root}>{t(`mark.${kind}`)}</span>
}
