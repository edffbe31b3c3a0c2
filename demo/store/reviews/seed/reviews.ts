export interface SeedReview {
  asin: string
  stars: number
  /** ISO date. */
  date: string
  author: string
  language: 'en' | 'de'
  title: string
  body: string
}

const lines = `
B0HEADPH01|5|2026-03-02|Jule K.|en|Finally a quiet train|I commute two hours a day. The noise cancelling takes out the engine completely, and I forget that I wear them.
B0HEADPH01|4|2026-02-11|Tobias R.|de|Sehr guter Klang|Der Klang ist ausgewogen und der Akku hält wirklich eine Woche. Einen Stern Abzug, weil das Etui recht groß ist.
B0HEADPH01|2|2026-01-19|Aylin S.|en|Too tight for me|The sound is fine, but after an hour they press on my glasses. I sent them back, and the refund came quickly.
B0COFFEE00|5|2026-03-14|Martha B.|de|Unser Bürokaffee|Schokoladig, kaum Säure, auch aus dem Vollautomaten gut. Röstdatum stand wie versprochen auf der Tüte.
B0COFFEE00|4|2026-02-27|Ellis W.|en|Good with milk|A bit mild as an espresso, very good as a flat white. Sending the bag back for a refill works.
B0DRESS000|5|2026-03-08|Ronja P.|de|Taschen!|Fällt normal aus, der Stoff ist weich und die Taschen sind tief genug fürs Telefon.
B0DRESS000|4|2026-02-20|Claire D.|en|Lovely linen|True to size. It creases like all linen, but that suits it. I ordered the green one as well.
B0DRESS000|3|2026-01-30|Hanna O.|en|Longer than expected|Nice quality, but long for me at 1.60 m. I had it shortened.
B0WASHER01|5|2026-02-24|Familie Petersen|de|Hört man kaum|Wir haben sie neben dem Schlafzimmer stehen. Lieferung bis in den zweiten Stock, alte Maschine mitgenommen.
B0WASHER01|4|2026-01-12|Ivan M.|en|Quiet and quick|The 15-minute program is great for shirts. The display could be brighter.
B0BREAD001|5|2026-03-20|Lotte H.|de|Kruste wie vom Bäcker|Am selben Tag geliefert und noch warm. Hält sich vier Tage.
B0BREAD001|4|2026-03-01|Sam T.|en|Proper sourdough|Good crust, a little sour, as it should be. I wish it came sliced.
B0TOASTER1|5|2026-02-02|Greta L.|en|Toasts evenly|Both sides, every time. The crumb tray at the front is easy to clean.
B0RUNSHOE1|5|2026-03-10|Malte J.|de|Griffig bei Regen|300 km im Hamburger Winter gelaufen, die Sohle hält. Größe passt wie gewohnt.
B0RUNSHOE1|3|2026-02-06|Nora F.|en|Narrow|Light and springy, but narrow at the toes. Take half a size more.
B0CAMERA01|5|2026-01-25|Piet V.|en|Small and sharp|The lens is better than I expected from a kit. The menu takes a day to learn.
B0BACKPCK1|4|2026-02-15|Sina G.|de|Gut für die Stadt|Bequem, regendicht, der Laptop passt. Eine Flaschentasche mehr wäre schön.
B0LIPSTIK1|5|2026-03-05|Amira N.|en|Stays on|Through lunch and a long meeting. It does not dry out the lips.
B0BOOK0001|5|2026-02-18|Karl E.|de|Still und groß|Ich habe es an zwei Abenden gelesen und gleich verschenkt.
B0TENT0001|5|2025-09-12|Jonas W.|en|Two weeks in Norway|Rain every day, dry inside every night. Up in five minutes once you know how.
`

export const reviews: readonly SeedReview[] = lines
  .trim()
  .split('\n')
  .map(line => {
    const [asin = '', stars, date = '', author = '', language, title = '', body = ''] =
      line.split('|')
    return {
      asin,
      stars: Number(stars),
      date,
      author,
      language: language === 'de' ? 'de' : 'en',
      title,
      body,
    }
  })
