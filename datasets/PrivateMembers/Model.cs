namespace Roundup.Datasets.PrivateMembers;

/// <summary>Shows private state to the codecs of Roundup, which know this name. A library has no reason to call it.</summary>
public interface IPrivateMembers
{
    int Attempts { get; set; }

    string Remark { get; set; }
}

public sealed class Ticket : IPrivateMembers
{
    private int _attempts;
    private string _remark = "";

    public int Number { get; set; }

    public string Title { get; set; } = "";

    int IPrivateMembers.Attempts
    {
        get => _attempts;
        set => _attempts = value;
    }

    string IPrivateMembers.Remark
    {
        get => _remark;
        set => _remark = value;
    }
}
