namespace Roundup.TestData.Same;

public class Constant
{
    public int Number { get; set; }
}
