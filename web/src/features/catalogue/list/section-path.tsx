import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { type CatalogueParams, catalogueAddress, readParams } from '../catalogue.params.ts'
import { sectionQuery } from '../filters/filters.api.ts'

const Root = styled('nav')(
  memoTheme(({ theme }) => ({
    minHeight: 20,
    fontSize: 12,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.vars?.palette.text.secondary,
    '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { color: theme.vars?.palette.primary.main } },
    '& a + a::before': { content: '"›"', margin: '0 6px', color: theme.vars?.palette.text.secondary },
    '@media print': { display: 'none' },
  })),
)

/** The way down to the chosen section; its line is there before the names are, so that nothing moves. */
export function SectionPath({ params: { section } }: { params: Pick<CatalogueParams, 'section'> }) {
  const { t } = useTranslation('catalogue')
  const [id = 0] = section
  const { data } = useQuery({ ...sectionQuery(id), enabled: section.length === 1 })
  if (section.length !== 1) return null
  const above = data?.id === id ? data.path.filter((step) => step.id !== id) : []
  return (
    <Root aria-label={t('path')}>
      <Anchor href={catalogueAddress(readParams({}))}>{t('title.all')}</Anchor>
      {above.map((step) => (
        <Anchor key={step.id} href={catalogueAddress({ ...readParams({}), section: [step.id] })}>
          {step.text}
        </Anchor>
      ))}
    </Root>
  )
}
