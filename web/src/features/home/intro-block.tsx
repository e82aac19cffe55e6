import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useAreTogglesOn, useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { HtmlContent } from '#ui/html-content.tsx'

type Intro = Extract<HomeBlock, { kind: 'intro' }>

export function IntroBlock({ block }: { block: Intro }) {
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`home-${block.id}`} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, p: { xs: 4, sm: 5 } }}>
          <Typography id={`home-${block.id}`} variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {block.title}
          </Typography>
          <Box sx={{ mt: 1, mb: 4, maxWidth: 640, color: 'text.secondary', '& p': { my: 0 } }}>
            <HtmlContent html={block.content} lines={2} />
          </Box>
          <Actions />
        </Box>
        {block.image && (
          // The text sets the height: a picture never makes the page taller.
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              position: 'relative',
              width: 184,
              flexShrink: 0,
              borderLeft: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="img" src={block.image} alt="" sx={{ position: 'absolute', width: 1, height: 1, objectFit: 'cover' }} />
          </Box>
        )}
      </Box>
      {block.facts.length > 0 && <Facts facts={block.facts} />}
    </Paper>
  )
}

/** A guest is offered to sign in; a buyer continues where they left off. */
function Actions() {
  const { t } = useTranslation('home')
  const user = useUser()
  const areOn = useAreTogglesOn()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" component={Anchor} href={paths.catalogue}>
        {t('intro.catalogue')}
      </Button>
      {!user && (
        <>
          <Button variant="outlined" component={Anchor} href={paths.signIn}>
            {t('intro.signIn')}
          </Button>
          <Button component={Anchor} href={paths.signUp}>
            {t('intro.signUp')}
          </Button>
        </>
      )}
      {user && areOn(['orders']) && (
        <Button variant="outlined" component={Anchor} href={paths.orders}>
          {t('intro.orders')}
        </Button>
      )}
      {user && areOn(['cart']) && (
        <Button component={Anchor} href={paths.cart}>
          {t('intro.cart')}
        </Button>
      )}
    </Box>
  )
}

const Facts = ({ facts }: { facts: Intro['facts'] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 45%), 1fr))',
      gap: '1px',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'divider',
    }}
  >
    {facts.map((fact) => (
      <Box
        key={fact.label}
        sx={{
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          px: { xs: 4, sm: 5 },
          py: 3,
          bgcolor: 'background.paper',
        }}
      >
        <Typography component="dt" variant="caption" color="textSecondary">
          {fact.label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {fact.value}
        </Typography>
      </Box>
    ))}
  </Box>
)
