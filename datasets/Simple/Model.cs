namespace Roundup.Datasets.Simple;

public class SimpleModel
{
    public int TestInt { get; set; }

    public string TestString { get; set; } = "";

    public bool TestBool { get; set; }
}
