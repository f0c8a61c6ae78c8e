namespace Roundup.TestData.Notes;

public class Note
{
    public int Number { get; set; }

    public string Text { get; set; } = "";

    public string? Remark { get; set; }
}
