import type { Topic } from './topic.ts';

export const feeds: Topic = {
  category: 'supplier-files',
  title: 'Supplier files',
  desc: 'Reading feeds and price lists, and what to do when a row is refused.',
  sections: [
    {
      title: 'Getting started',
      icon: 'file-plus',
      iconColor: 'primary',
      answers: [
        [
          'Which file formats can be read?',
          'Tables with commas, semicolons or tabs, and the common shopping formats in XML and JSON. A spreadsheet is read sheet by sheet.',
          'The encoding is recognised. When a name still looks odd in the preview, choose the encoding by hand: the preview changes at once and nothing is stored yet.',
        ],
        [
          'How do I map a column?',
          'Open the preview and drop the column on the field it belongs to. Columns with a familiar name are mapped already.',
          'A mapping belongs to the supplier, so the next file finds it again. Columns that nobody mapped are kept as attributes.',
        ],
        [
          'How often is a file read?',
          'As often as you say, at most every hour. A file that has not changed is noticed by its fingerprint and costs nothing.',
        ],
      ],
    },
    {
      title: 'When something is refused',
      icon: 'alert-triangle',
      iconColor: 'warning',
      answers: [
        [
          'Why was a row refused?',
          'The list of refused rows names the line and the reason: no identifier, no title, or a price that cannot be read. All other rows are stored.',
          'Correct the row at the supplier, not here: the next reading would bring the old one back.',
        ],
        [
          'What is a wrong check digit?',
          'The last digit of an article number is calculated from the others. When it does not fit, one of the digits is wrong. The row is kept, its number is not used for matching.',
        ],
        [
          'Can I send the list back to the supplier?',
          'Yes. Download it as a table: it has the original columns, and two more for the reason and a suggestion.',
        ],
      ],
    },
  ],
};
