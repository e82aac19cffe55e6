import { styled } from '@mui/material/styles'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useSite } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'

const HomeLink = styled(Anchor)({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minWidth: 40,
  minHeight: 40,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
})

/** A shop window with goods on two shelves. */
const Mark = () => (
  <>
    <rect width="32" height="32" rx="8" fill="var(--v-mark, #0f5ec2)" />
    <path d="M6 8h20M6 16.5h20M6 25h20" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    <rect x="9" y="10.5" width="4" height="6" rx="1" fill="#fff" />
    <rect x="15" y="12" width="8" height="4.5" rx="1" fill="#fff" fillOpacity="0.62" />
    <rect x="9" y="20" width="7" height="5" rx="1" fill="#fff" fillOpacity="0.62" />
    <rect x="18.5" y="18.8" width="4.5" height="6.2" rx="1" fill="#fff" />
  </>
)

/** The name in strokes of one width, so that it needs no font. */
const Wordmark = () => (
  <g transform="translate(43 8)" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round">
    <path d="M0 0v16h5.6a4.3 4.3 0 0 0 0-8.6H0M0 0h4.8a3.7 3.7 0 0 1 0 7.4" />
    <path d="M15.5-1.2v17.2L25.5 0v17.2" />
    <path d="M30 0h11.4M35.7 0v17.2" />
    <path d="M46 17.2V0h5.2a4.6 4.6 0 0 1 0 9.2H46" />
    <path d="M61.5-1.2V16L71.5 0v17.2" />
    <path d="M77.500-1.2v18.4M87.500-1.2v18.4M77.500 8h10" />
    <path d="M92 17.200 98.500 0l6.500 17.200M94.300 11.400h8.400" />
  </g>
)

/** The name of a seller's own shop. */
const ShopName = styled('span')({
  maxWidth: 200,
  marginLeft: 11,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 20,
  fontWeight: 600,
})

/** The seller's own picture says the name by itself. */
const Picture = styled('img')({ display: 'block', height: 40, objectFit: 'contain', objectPosition: 'left' })

/** The one name that is drawn. */
const DRAWN_NAME = 'Витрина'

/** The mark alone where there is no room for the name. */
export function Logo({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation()
  const { name, logo } = useSite().site
  if (logo)
    return (
      <HomeLink href={paths.home}>
        <Picture src={logo} alt={`${name}: ${t('nav.toHome')}`} style={{ maxWidth: isSmall ? 96 : 180 }} />
      </HomeLink>
    )
  const isDrawn = !isSmall && name === DRAWN_NAME
  const isWritten = !isSmall && !isDrawn
  const width = isDrawn ? 150 : 32
  return (
    <HomeLink href={paths.home} aria-label={isWritten ? `${name}: ${t('nav.toHome')}` : t('nav.toHome')}>
      <svg width={width} height="32" viewBox={`0 0 ${width} 32`} aria-hidden="true">
        <Mark />
        {isDrawn && <Wordmark />}
      </svg>
      {isWritten && <ShopName>{name}</ShopName>}
    </HomeLink>
  )
}
