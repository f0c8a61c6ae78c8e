using System.Collections.Generic;

namespace Roundup.TestData.Pages;

public class Page
{
    public int Number { get; set; }

    public string Title { get; set; } = "";

    public IReadOnlyList<string> Lines { get; set; } = [];
}
