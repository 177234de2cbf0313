/** Why a file is no taxonomy, and what is wrong in one that is: the reason, and after a line break the next step. */
export const english = {
  'not_a_taxonomy:empty': 'The file is empty.\nChoose a file with content.',
  'not_a_taxonomy:no_ids':
    'This is Google’s product taxonomy without IDs.\nDownload the file with IDs, such as taxonomy-with-ids.en-US.txt.',
  'not_a_taxonomy:packed':
    'The file is packed, or it is no text.\nUnpack it, and upload the text or JSON file from it.',
  'not_a_taxonomy:other_file':
    'This is another file of Shopify’s taxonomy.\nChoose categories.txt or categories.json from its folder dist.',
  'not_a_taxonomy:unknown':
    'The file is neither Google’s product taxonomy nor Shopify’s.\nChoose taxonomy-with-ids of Google, or categories.txt or categories.json of Shopify.',
  'not_a_taxonomy:garbled':
    'The file begins like a taxonomy, but most of its first lines are no nodes.\nDownload it again.',
  'not_a_taxonomy:no_nodes': 'The file has the heading of a taxonomy and no node below it.\nDownload it again.',
  'not_a_taxonomy:too_many':
    'The file has more than {{limit}} nodes.\nChoose a taxonomy of Google or Shopify as it was published.',
  'taxonomy_finding:no_parent':
    'The file has no node “{{parent}}”, which stands above this one.\nThis node is kept; check whether the download is whole.',
  'taxonomy_finding:not_a_node': 'This is no ID with a path.\nIt is left out; check whether the download is whole.',
  'taxonomy_finding:same_id': 'The ID {{id}} stands in line {{first}} already.\nThis one is left out.',
  'taxonomy_finding:same_path':
    'Line {{first}} has the same path under another ID.\nBoth are kept; nodes below are put under the first one.',
  'taxonomy_finding:cut':
    'The file ends in the middle.\nWhat is whole is kept, and no node counts as gone; download the file again.',
  'taxonomy_finding:encoding':
    'The file is not in UTF-8, and was read as {{encoding}}.\nCheck accented letters, or download the file again.',
  'taxonomy_finding:undecodable': 'Some letters are unreadable from here on.\nDownload the file again.',
} as const;
