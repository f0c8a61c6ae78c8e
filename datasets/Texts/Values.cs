using System;
using Roundup.Contracts;

namespace Roundup.Datasets.Texts;

public sealed class DocumentValues : IDataset<Document>
{
    private static readonly string[] s_titles =
        [
            "Grüße, naïve café", "Привет, мир", "日本語の文章", "مرحبا بالعالم", "emoji \U0001F600 \U0001F469\u200D\U0001F4BB",
            "e\u0301 and \u00E9", " blanks at both ends ", "\"quotes\" \\ and / <tags> & 'more'",
        ];

    private static readonly string[] s_bodies =
    [
        "one line", "two\nlines", "windows\r\nlines", "tab\tand a bell \u0007 and an escape \u001B", "a null \0 inside",
        "\u2028 line separator \uFEFF", "",
    ];

    public Document Create(SeededRandom random, int index) => new()
    {
        Title = s_titles[index % s_titles.Length],
        Body = s_bodies[index % s_bodies.Length] + (index % 2 == 0 ? random.Words(5) : ""),
        Initial = random.Pick(['a', 'Z', '0', 'ß', 'ж', '語', '"']),

        // Uri.Equals ignores the fragment, and a normalized URI is a different string.
        Address = new Uri($"HTTP://Example.org:80/a/../b%20c/{random.Letters(5)}?q=%C3%A9#part-{index}", UriKind.Absolute),
        Related = random.Bool() ? null : new Uri($"../{random.Letters(4)}?x=1#f", UriKind.Relative),
        Version = random.Bool() ? new Version(1, index) : new Version(1, 2, 3, index),
        Digest = random.Bytes(20),
        Id = random.Guid(),
    };
}
